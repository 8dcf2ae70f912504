import { type RefObject, useEffect } from 'react';

const MARKED = '.mark-can, .mark-target, .mark-chosen, .mark-taps';

/**
 * Where the boards don't fit: scrolls to the first of what may be pressed when something new is asked (`of`), unless
 * some of it is in sight already.
 */
export function useMarksInSight(boards: RefObject<HTMLElement | null>, of: number | null): void {
  useEffect(() => {
    const around = boards.current;
    if (around === null || of === null) return;
    const { top, bottom } = around.getBoundingClientRect();
    const marked = [...around.querySelectorAll(MARKED)];
    const inSight = marked.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    if (!inSight) marked[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [boards, of]);
}
