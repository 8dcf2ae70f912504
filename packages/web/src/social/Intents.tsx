import type { Action } from '@ettin/schema';
import { botReasonText } from '@ettin/text';
import { WithSymbols } from '../card/Mana.js';
import { useWords, type Words } from '../i18n/words.js';
import { type Talk, useTalk } from '../play/talk.js';
import { useGame, useSession } from '../store/context.js';
import { Plans } from './Plans.js';

/** What partners would do: plans of a decision that the reader makes, and what a bot is about to do. */
export function Intents() {
  return (
    <>
      <Plans />
      <BotIntents />
    </>
  );
}

/** What a partner bot is about to do and why: it takes yes, no and wait. */
function BotIntents() {
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
                <WithSymbols text={meant(intent.action, talk, t)} />
              </b>
            </p>
            {intent.why !== null && <p className="dim">{botReasonText(intent.why, language)}</p>}
            {intent.life > 0 && <p className="fault">{t('intent.life', { n: intent.life })}</p>}
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

function meant(action: Action, talk: Talk, t: Words['t']): string {
  if (action.type !== 'answer') return talk.action(action);
  const { answer } = action;
  if (answer.kind === 'mulligan') return t(answer.mulligan ? 'intent.mulligan' : 'intent.keep');
  return talk.action(action);
}
