import type { Clock } from '../ports/clock.js';

/** What pages, workers and servers all have; the compiler isn't told of any of them here. */
interface Timers {
  setTimeout(call: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Longest that a timer can be set for; beyond it, it is set again. */
const LONGEST = 2_000_000_000;

/** The time of the machine; goes on from where it was if that is set back. */
export function systemClock(): Clock {
  const timers = globalThis as unknown as Timers;
  let latest = 0;
  const now = () => {
    latest = Math.max(latest, Date.now());
    return latest;
  };
  return {
    now,
    at(time, call) {
      let timer: unknown;
      const set = () => {
        const wait = time - now();
        timer = timers.setTimeout(
          wait > 0 ? () => (time > now() ? set() : call()) : call,
          Math.min(Math.max(0, wait), LONGEST),
        );
      };
      set();
      return () => timers.clearTimeout(timer);
    },
  };
}
