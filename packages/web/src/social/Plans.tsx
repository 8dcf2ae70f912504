import type { Answer } from '@ettin/schema';
import { botReasonText } from '@ettin/text';
import { useWords, type Words } from '../i18n/words.js';
import { hasPlan, withPlan } from '../play/plan.js';
import { usePlayer } from '../play/player.js';
import { type Talk, useTalk } from '../play/talk.js';

/** What teammates would answer to what the reader answers for the team: theirs to take, change, or leave. */
export function Plans() {
  const { frame, asked, draft, answer, setDraft } = usePlayer();
  const talk = useTalk();
  const { t, language } = useWords();
  if (asked.is !== 'question') return null;
  const { decision } = asked;
  const plans = frame.drafts.filter((p) => p.decision === decision.id && !frame.decidesFor.includes(p.seat));
  return (
    <div className="intents" aria-live="polite">
      {plans.map((plan) => {
        const who = talk.target(plan.seat);
        const reason = plan.why === undefined ? null : botReasonText(plan.why, language);
        const next = draft === null ? null : withPlan(decision, draft, plan.answer);
        const taken = draft !== null && next !== null && hasPlan(decision, draft, plan.answer);
        const take = () => (next === null ? answer(plan.answer) : setDraft(next));
        return (
          <section key={plan.seat} className="intent panel" aria-label={t('plan.title', { who })}>
            <p>
              <b className="name ours">{who}</b> {t('plan.means')} <b>{planText(plan.answer, talk, t)}</b>
            </p>
            {reason !== null && <p className="dim">{reason}</p>}
            <p className="intent-buttons">
              <button type="button" className="button small" aria-disabled={taken} onClick={take}>
                {t(taken ? 'plan.taken' : 'plan.take')}
              </button>
            </p>
          </section>
        );
      })}
    </div>
  );
}

function planText(answer: Answer, talk: Talk, t: Words['t']): string {
  const pairs = (list: readonly (readonly [number, number])[]) =>
    list.map(([from, to]) => `${talk.target(from)} → ${talk.target(to)}`).join(', ');
  switch (answer.kind) {
    case 'attackers':
      return answer.attackers.length === 0
        ? t('plan.noAttack')
        : pairs(answer.attackers.map((a) => [a.attacker, a.attacks]));
    case 'blockers':
      return answer.blockers.length === 0
        ? t('plan.noBlock')
        : pairs(answer.blockers.map((b) => [b.blocker, b.blocks]));
    case 'choose':
      return answer.chosen.map((id) => talk.target(id)).join(', ') || t('plan.nothing');
    case 'divide':
      return answer.amounts.join(', ');
    case 'number':
      return String(answer.number);
    case 'name':
      return answer.name;
    case 'arrange':
    case 'mulligan':
    case 'option':
    case 'order':
    case 'pay':
      return t('plan.answer');
  }
}
