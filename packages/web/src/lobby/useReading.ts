import { useEffect, useState } from 'react';
import type { DeckReading } from '../worker/desk.js';
import { askDesk } from '../worker/page-worker.js';

/** Milliseconds after the last key before the list is read. */
const PAUSE = 250;

/** What the table would read in a list; null while that isn't known, and for an empty one. */
export function useReading(list: string): DeckReading | null {
  const [reading, setReading] = useState<DeckReading | null>(null);
  useEffect(() => {
    let current = true;
    if (list.trim() === '') {
      setReading(null);
      return;
    }
    const timer = setTimeout(() => {
      void askDesk({ of: 'deck', list }).then((read) => current && setReading(read));
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [list]);
  return list.trim() === '' ? null : reading;
}
