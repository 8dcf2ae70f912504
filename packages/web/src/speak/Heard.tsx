import { useEffect, useMemo, useState } from 'react';
import { useLines } from '../board/Told.js';
import { useWords } from '../i18n/words.js';
import { askedId, askedOf } from '../play/asked.js';
import { useTalk } from '../play/talk.js';
import { useGame, useTableData } from '../store/context.js';
import { Listening } from './listening.js';
import { sinceOf } from './since.js';
import { useTelling } from './telling.js';

/** Pieces that stay for readers of the screen to find again. */
const KEPT = 20;

/**
 * What happens and what is said at the table, for readers of the screen: the one region of it, always there, whatever
 * else of the table is shown. Lists that are shown besides aren't live, or everything would be read out twice.
 */
export function Heard() {
  const frame = useGame();
  const { social } = useTableData();
  const lines = useLines();
  const talk = useTalk();
  const words = useWords();
  const telling = useTelling((s) => s.on);
  const listening = useMemo(() => new Listening(), []);
  const [heard, setHeard] = useState<readonly { readonly n: number; readonly text: string }[]>([]);
  useEffect(() => {
    const fresh = [...listening.lines(lines), ...listening.said(social, words.t)];
    const before = listening.before(askedId(askedOf(frame)), frame.view);
    if (before !== null && telling) fresh.push(sinceOf(before, frame.view, talk, words));
    const texts = fresh.filter((text) => text !== '');
    if (texts.length === 0) return;
    setHeard((all) => {
      const next = (all.at(-1)?.n ?? 0) + 1;
      return [...all, ...texts.map((text, i) => ({ n: next + i, text }))].slice(-KEPT);
    });
  }, [listening, lines, social, frame, talk, words, telling]);
  return (
    <div
      className="unseen"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={words.t('heard.title')}
    >
      {heard.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
