import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { useSession, useSessionState } from '../store/context.js';
import './line-banner.css';

/** Says that the line to the table is down, when it is tried again, and that nothing that was done is lost. */
export function LineBanner() {
  const { t } = useWords();
  const session = useSession();
  const status = useSessionState((s) => s.status);
  const waiting = status.is === 'waiting' ? status : null;
  const seconds = useSeconds(waiting?.again ?? null);
  if (waiting === null) return null;
  return (
    <aside className="line-banner" aria-label={t(`waiting.${waiting.why}`)}>
      <WifiOff size={20} aria-hidden="true" />
      <p>
        <b role="status">{t(`waiting.${waiting.why}`)}</b> {/* the count would be read out each second */}
        <span aria-hidden="true">{seconds > 0 ? t('waiting.again', { n: seconds }) : t('waiting.now')}</span>
        <small>{t('waiting.kept')}</small>
      </p>
      <button type="button" className="button small" onClick={() => session.hurry()}>
        {t('waiting.hurry')}
      </button>
    </aside>
  );
}

/** Whole seconds until a moment (milliseconds since the epoch), counted down. */
function useSeconds(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
