import type { Adjustment } from '@ettin/protocol';
import { counterKind, teamName, zoneName } from '@ettin/text';
import { useWords } from '../i18n/words.js';
import { useTalk } from '../play/talk.js';
import { useGame, useSession, useTableData } from '../store/context.js';

/** A question to everybody: taking an action back, or mending the board by hand. */
export function Consent() {
  const { consent } = useGame();
  const { you } = useTableData();
  const session = useSession();
  const talk = useTalk();
  const { t, language } = useWords();
  if (consent === null) return null;
  const asked = you.seat !== null && consent.open.includes(you.seat);
  const who = talk.target(consent.by);
  const say = (yes: boolean) => void session.ask({ type: 'consent', ask: consent.ask, yes });
  return (
    <section className="consent panel" aria-label={t('consent.title')}>
      <p role="alert">
        {consent.what.type === 'undo' ? t('consent.undo', { who }) : adjusted(consent.what.adjustment)}
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

  /** All that would be changed, so that nobody agrees to what they haven't read. */
  function adjusted(a: Adjustment): string {
    switch (a.what) {
      case 'life':
      case 'poison':
        return t(`consent.${a.what}`, { who, team: teamName(a.team, language), n: a.total });
      case 'counters':
        return t('consent.counters', {
          who,
          what: talk.target(a.on),
          kind: counterKind(a.kind, language),
          n: a.total,
        });
      case 'move':
        return t(a.to === 'library' && a.place === 'bottom' ? 'consent.bottom' : 'consent.move', {
          who,
          what: talk.target(a.object),
          zone: zoneName(a.to, language),
        });
      case 'tap':
        return t(a.tapped ? 'consent.tap' : 'consent.untap', { who, what: talk.target(a.object) });
    }
  }
}
