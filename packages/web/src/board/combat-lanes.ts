import type { GameFrame } from '@ettin/protocol';
import type { ObjectId, TargetId } from '@ettin/schema';
import type { Asked } from '../play/asked.js';
import { type Draft, targetsOf } from '../play/draft.js';

/** One attacker, what it attacks, and what blocks it: declared or in the making. */
export interface Lane {
  readonly attacker: ObjectId;
  readonly attacks: TargetId;
  readonly blockers: readonly ObjectId[];
}

export interface Combat {
  readonly lanes: readonly Lane[];
  /** Creatures that could attack or block and don't yet. */
  readonly bench: readonly ObjectId[];
  /** What may be attacked, while that is asked. */
  readonly targets: readonly TargetId[];
}

/** The combat as lanes, in the order of the battlefield; nothing of it where there is none. */
export function combatOf({ view }: GameFrame, asked: Asked, draft: Draft | null): Combat {
  const question = asked.is === 'question' ? asked.decision : null;
  const staged = new Map(
    draft?.kind === 'attackers' ? draft.attackers.map((a) => [a.attacker, a.attacks]) : [],
  );
  const blocks = draft?.kind === 'blockers' ? draft.blockers : [];
  const lanes = view.battlefield.flatMap((o): Lane[] => {
    const attacks = staged.get(o.id) ?? o.attacking;
    if (attacks === undefined) return [];
    const declared = view.battlefield.filter((b) => b.blocking?.includes(o.id) === true).map((b) => b.id);
    const drafted = blocks.filter((b) => b.blocks === o.id).map((b) => b.blocker);
    return [{ attacker: o.id, attacks, blockers: [...new Set([...declared, ...drafted])] }];
  });
  if (question?.kind === 'attackers')
    return {
      lanes,
      bench: question.options.map((o) => o.attacker).filter((id) => !staged.has(id)),
      targets: targetsOf(question),
    };
  if (question?.kind === 'blockers')
    return {
      lanes,
      bench: question.options.map((o) => o.blocker).filter((id) => !blocks.some((b) => b.blocker === id)),
      targets: [],
    };
  return { lanes, bench: [], targets: [] };
}
