import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { attacksOn } from './attacks.js';
import { Shield } from './Shield.js';
import type { Sides } from './sides.js';

/** The line between the teams: both shields, and the attack in numbers. */
export function Middle({ sides }: { readonly sides: Sides }) {
  return (
    <div className="middle">
      <Shield team={sides.theirs} ours={false} />
      <CombatSummary />
      <Shield team={sides.ours} ours />
    </div>
  );
}

function CombatSummary() {
  const { frame, draft } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const { view } = frame;
  const staged = new Map(
    draft?.kind === 'attackers' ? draft.attackers.map((a) => [a.attacker, a.attacks]) : [],
  );
  const sums = [...attacksOn(view, staged)];
  if (sums.length === 0)
    return (
      <p className="summary">
        {view.dayNight !== null && (
          <span>{t(view.dayNight === 'day' ? 'summary.day' : 'summary.night')}</span>
        )}
      </p>
    );
  return (
    <p className="summary" aria-live="polite">
      <span>{t(staged.size > 0 ? 'summary.staged' : 'summary.attack')}</span>
      {sums.map(([on, { creatures, power }]) => (
        <b key={on}>{t('summary.at', { creatures, power, whom: talk.target(on) })}</b>
      ))}
    </p>
  );
}
