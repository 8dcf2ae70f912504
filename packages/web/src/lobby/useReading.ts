import { useEffect, useState } from 'react';
import type { DeckReading } from '../worker/desk.js';
import { askDesk } from '../worker/page-worker.js';

/** Milliseconds after the last key before the list is read. */
const PAUSE = 250;

/** What the table would read in a list; null while that isn't known, and for an empty one; 'failed' if it can't be found out. */
export function useReading(list: string): DeckReading | 'failed' | null {
  const [reading, setReading] = useState<DeckReading | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    if (list.trim() === '') {
      setReading(null);
      return;
    }
    const timer = setTimeout(() => {
      void askDesk({ of: 'deck', list }).then((read) => current && setReading(read ?? 'failed'));
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [list]);
  return list.trim() === '' ? null : reading;
}
