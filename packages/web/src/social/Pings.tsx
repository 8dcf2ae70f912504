import { useEffect, useLayoutEffect, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { useTalk } from '../play/talk.js';
import { useTableData } from '../store/context.js';

const SHOWN_FOR = 4_000;

interface Shown {
  readonly n: number;
  readonly seat: number;
  readonly target: number;
  readonly x: number;
  readonly y: number;
}

/** What a teammate points at, for a few seconds; readers of the screen are told its name. */
export function Pings() {
  const { social } = useTableData();
  const talk = useTalk();
  const { t } = useWords();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [heard, setHeard] = useState(() => social.at(-1)?.n ?? -1);
  useLayoutEffect(() => {
    const fresh = social.flatMap((s) => {
      if (s.type !== 'ping' || s.n <= heard) return [];
      const at = document.querySelector(`[data-object="${s.target}"]`)?.getBoundingClientRect();
      return at === undefined
        ? []
        : [{ n: s.n, seat: s.seat, target: s.target, x: at.left + at.width / 2, y: at.top }];
    });
    const last = social.at(-1)?.n ?? -1;
    if (last !== heard) setHeard(last);
    if (fresh.length > 0) setShown((old) => [...old, ...fresh]);
  }, [social, heard]);
  useEffect(() => {
    if (shown.length === 0) return;
    const wait = setTimeout(() => setShown((old) => old.slice(1)), SHOWN_FOR);
    return () => clearTimeout(wait);
  }, [shown]);
  return (
    <div aria-live="polite">
      {shown.map((p) => (
        <span key={p.n} className="ping" style={{ left: p.x, top: p.y }}>
          {t('ping.by', { who: talk.target(p.seat) })}
          <span className="unseen">{talk.target(p.target)}</span>
        </span>
      ))}
    </div>
  );
}
