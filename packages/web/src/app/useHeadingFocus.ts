import { useEffect, useRef } from 'react';

/** Milliseconds in which a place has to have come that is loaded when it is first gone to. */
const LONGEST = 4_000;

/**
 * Whoever goes to another place of the page is at its heading: the button that led there is gone, and readers of the
 * screen would be told nothing.
 */
export function useHeadingFocus(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const end = Date.now() + LONGEST;
    let request = 0;
    const look = () => {
      // what one comes from stays, hidden, while the new place is loaded
      const heading = [...document.querySelectorAll('h1')].find((h) => h.getClientRects().length > 0);
      const free = document.activeElement === null || document.activeElement === document.body;
      if (heading !== undefined && free) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (free && Date.now() < end) request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [place]);
}
