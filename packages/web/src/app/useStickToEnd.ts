import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Pixels from its end in which a list still counts as read to the end. */
const NEAR = 24;

export const isAtEnd = (list: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): boolean =>
  list.scrollHeight - list.clientHeight - list.scrollTop <= NEAR;

/** A list that grows at its end goes on with it, unless the reader has scrolled up to what was before. */
export function useStickToEnd<T extends HTMLElement>(
  last: number | undefined,
): { readonly ref: RefObject<T | null>; readonly onScroll: () => void } {
  const ref = useRef<T>(null);
  const sticks = useRef(true);
  const onScroll = useCallback(() => {
    if (ref.current !== null) sticks.current = isAtEnd(ref.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what to scroll for
  useEffect(() => {
    const list = ref.current;
    if (list !== null && sticks.current) list.scrollTop = list.scrollHeight;
  }, [last]);
  return { ref, onScroll };
}
