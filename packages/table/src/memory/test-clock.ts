import type { Clock } from '../ports/clock.js';

/** Time that stands still until it is told to go on. */
export class TestClock implements Clock {
  private timers: { readonly time: number; readonly n: number; readonly call: () => void }[] = [];
  private count = 0;

  constructor(private time = 1_000_000) {}

  now(): number {
    return this.time;
  }

  at(time: number, call: () => void): () => void {
    const timer = { time, n: this.count++, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((t) => t !== timer);
    };
  }

  /** The next timer that is due by `until`, if any, is called at its time. */
  next(until = Number.POSITIVE_INFINITY): boolean {
    const due = this.timers.filter((t) => t.time <= until).sort((a, b) => a.time - b.time || a.n - b.n)[0];
    if (due === undefined) return false;
    this.timers = this.timers.filter((t) => t !== due);
    this.time = Math.max(this.time, due.time);
    due.call();
    return true;
  }

  /** Lets so many milliseconds pass, with what happens in them. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    while (this.next(until));
    this.time = until;
  }
}
