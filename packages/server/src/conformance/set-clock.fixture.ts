import type { Clock } from '@ettin/table';

/** A clock that stands until it is set. */
export function setClock(start: number): Clock & { readonly set: (time: number) => void } {
  let time = start;
  let timers: { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: () => time,
    at(when, call) {
      const timer = { at: when, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
    set(to) {
      for (;;) {
        const next = timers.filter((t) => t.at <= to).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((t) => t !== next);
        time = Math.max(time, next.at);
        next.call();
      }
      time = Math.max(time, to);
    },
  };
}
