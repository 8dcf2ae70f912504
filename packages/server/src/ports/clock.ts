import type { Clock } from '@ettin/table';

/** Longest time that a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock; when that is set back, this one stands still until it has caught up. */
export function systemClock(): Clock {
  let last = 0;
  const now = (): number => {
    last = Math.max(last, Date.now());
    return last;
  };
  return {
    now,
    at(time, call) {
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        const left = time - now();
        timer = left > 0 ? setTimeout(wait, Math.min(left, LONGEST)) : setTimeout(call, 0);
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}
