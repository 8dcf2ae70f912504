import { useEffect, useState } from 'react';
import type { DeckReading, DeskAnswer, DeskQuestion, TeamReading } from '../worker/desk.js';
import { askDesk } from '../worker/page-worker.js';

/** Milliseconds after the last key before the list is read. */
const PAUSE = 250;

type ListQuestion = Extract<DeskQuestion, { of: 'deck' | 'team' }>;

/** What the table would read in a list; null while that isn't known, and for an empty one; 'failed' if it can't be found out. */
export const useReading = (list: string): DeckReading | 'failed' | null =>
  useAnswer<'deck'>(list.trim() === '' ? null : { of: 'deck', list })?.answer ?? null;

/**
 * What the table would say of two decks as a team's. `current`: of the decks as they are now, not as they were a moment
 * ago. Null while nothing is known, and without a question; 'failed' if it can't be found out.
 */
export const useTeamReading = (
  question: Extract<DeskQuestion, { of: 'team' }> | null,
): { readonly answer: TeamReading | 'failed'; readonly current: boolean } | null =>
  useAnswer<'team'>(question);

function useAnswer<Of extends ListQuestion['of']>(question: Extract<ListQuestion, { of: Of }> | null) {
  const key = question === null ? null : JSON.stringify(question);
  type Answer = Extract<DeskAnswer, { of: Of }> | 'failed';
  const [told, setTold] = useState<{ key: string; answer: Answer } | null>(null);
  useEffect(() => {
    let current = true;
    if (key === null) {
      setTold(null);
      return;
    }
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as Extract<ListQuestion, { of: Of }>;
      void askDesk(asked).then((answer) => {
        if (current) setTold({ key, answer: (answer as Answer | null) ?? 'failed' });
      });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key === null || told === null ? null : { answer: told.answer, current: told.key === key };
}
