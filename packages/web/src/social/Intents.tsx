import { botReasonText } from '@ettin/text';
import { WithSymbols } from '../card/Mana.js';
import { useWords } from '../i18n/words.js';
import { useTalk } from '../play/talk.js';
import { useGame, useSession } from '../store/context.js';

/** What a partner bot is about to do and why: it takes yes, no and wait. */
export function Intents() {
  const { intents } = useGame();
  const session = useSession();
  const talk = useTalk();
  const { t, language } = useWords();
  return (
    <div className="intents" aria-live="polite">
      {intents.map((intent) => {
        const say = (reply: 'yes' | 'no' | 'wait') =>
          void session.ask({ type: 'intent', intent: intent.intent, reply });
        return (
          <section
            key={intent.intent}
            className="intent panel"
            aria-label={t('intent.title', { who: talk.target(intent.seat) })}
          >
            <p>
              <b className="name ours">{talk.target(intent.seat)}</b> {t('intent.means')}{' '}
              <b>
                <WithSymbols text={talk.action(intent.action)} />
              </b>
            </p>
            {intent.why !== null && <p className="dim">{botReasonText(intent.why, language)}</p>}
            <p className="intent-buttons">
              {(['yes', 'no', 'wait'] as const).map((reply) => (
                <button key={reply} type="button" className="button small" onClick={() => say(reply)}>
                  {t(`intent.${reply}`)}
                </button>
              ))}
              {intent.at === null && <span className="dim">{t('intent.waits')}</span>}
            </p>
          </section>
        );
      })}
    </div>
  );
}
