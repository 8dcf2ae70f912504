import { useCallback } from 'react';
import { useWords } from '../i18n/words.js';
import { useTalk } from '../play/talk.js';
import { useGame } from '../store/context.js';
import { summaryOf } from './summary.js';

/** Makes the summary when it is asked for. */
export function useSummary(): () => string {
  const frame = useGame();
  const talk = useTalk();
  const words = useWords();
  return useCallback(() => summaryOf(frame, talk, words), [frame, talk, words]);
}
