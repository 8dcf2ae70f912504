import { useRef } from 'react';
import { useKeptFocus } from '../app/useKeptFocus.js';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { attackWith } from '../play/press.js';
import type { Group } from './groups.js';

/** "attack with 7 of 12": how many of a pile go, without pressing each. */
export function Stepper({ group }: { readonly group: Group }) {
  const player = usePlayer();
  const { asked, draft } = player;
  if (asked.is !== 'question' || asked.decision.kind !== 'attackers' || draft?.kind !== 'attackers')
    return null;
  const d = asked.decision;
  const able = group.members.filter((o) => d.options.some((x) => x.attacker === o.id)).map((o) => o.id);
  if (able.length < 2) return null;
  const n = draft.attackers.filter((a) => able.includes(a.attacker) && a.attacks === draft.aim).length;
  return <Steps n={n} all={able.length} onStep={(to) => player.setDraft(attackWith(d, draft, able, to))} />;
}

interface StepsProps {
  readonly n: number;
  readonly all: number;
  readonly onStep: (to: number) => void;
}

function Steps({ n, all, onStep }: StepsProps) {
  const { t } = useWords();
  const ref = useRef<HTMLSpanElement>(null);
  useKeptFocus(ref);
  return (
    <span ref={ref} className="stepper">
      <button type="button" aria-label={t('pile.fewer')} disabled={n === 0} onClick={() => onStep(n - 1)}>
        −
      </button>
      <span aria-live="polite">{t('pile.of', { n, all })}</span>
      <button type="button" aria-label={t('pile.more')} disabled={n === all} onClick={() => onStep(n + 1)}>
        +
      </button>
    </span>
  );
}
