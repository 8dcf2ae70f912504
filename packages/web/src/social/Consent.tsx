import { useWords } from '../i18n/words.js';
import { useTalk } from '../play/talk.js';
import { useGame, useSession, useTableData } from '../store/context.js';

/** A question to everybody: taking an action back, or mending the board by hand. */
export function Consent() {
  const { consent } = useGame();
  const { you } = useTableData();
  const session = useSession();
  const talk = useTalk();
  const { t } = useWords();
  if (consent === null) return null;
  const asked = you.seat !== null && consent.open.includes(you.seat);
  const who = talk.target(consent.by);
  const say = (yes: boolean) => void session.ask({ type: 'consent', ask: consent.ask, yes });
  return (
    <section className="consent panel" aria-label={t('consent.title')}>
      <p role="alert">
        {consent.what.type === 'undo'
          ? t('consent.undo', { who })
          : t(`consent.${consent.what.adjustment.what}`, { who, what: adjusted() })}
      </p>
      {asked ? (
        <p className="intent-buttons">
          <button type="button" className="button small primary" onClick={() => say(true)}>
            {t('consent.yes')}
          </button>
          <button type="button" className="button small" onClick={() => say(false)}>
            {t('consent.no')}
          </button>
        </p>
      ) : (
        <p className="dim">
          {t('consent.waits', { who: consent.open.map((s) => talk.target(s)).join(', ') })}
        </p>
      )}
    </section>
  );

  function adjusted(): string {
    const what = consent?.what;
    if (what?.type !== 'adjust') return '';
    const a = what.adjustment;
    switch (a.what) {
      case 'life':
      case 'poison':
        return String(a.total);
      case 'counters':
        return `${talk.target(a.on)}: ${a.total} ${a.kind}`;
      case 'move':
      case 'tap':
        return talk.target(a.object);
    }
  }
}
