import type { GameFrame } from '@ettin/protocol';
import type { TargetId } from '@ettin/schema';
import type { Draft } from '../play/draft.js';

export interface Arrow {
  readonly from: TargetId;
  readonly to: TargetId;
  /** target: of something on the stack; block: from a blocker; plan: what a teammate thinks of. */
  readonly kind: 'target' | 'block' | 'plan';
}

/**
 * Few enough to be followed: targets of what resolves next and of what is looked at, blocks declared or in the making,
 * and what a partner intends. Attacks are labels on the attackers and need none.
 */
export function arrowsOf(frame: GameFrame, draft: Draft | null, at: TargetId | null): readonly Arrow[] {
  const { view } = frame;
  const arrows: Arrow[] = [];
  if (view.result !== null) return arrows;
  const top = view.stack.at(-1);
  for (const o of view.stack)
    if (o === top || o.id === at)
      for (const to of new Set(o.targets.flat())) arrows.push({ from: o.id, to, kind: 'target' });
  for (const o of view.battlefield)
    for (const to of o.blocking ?? []) arrows.push({ from: o.id, to, kind: 'block' });
  if (draft?.kind === 'blockers')
    for (const b of draft.blockers) arrows.push({ from: b.blocker, to: b.blocks, kind: 'block' });
  for (const { answer } of frame.drafts) {
    if (answer.kind === 'attackers')
      for (const { attacker, attacks } of answer.attackers)
        if (!isDrafted(draft, attacker, attacks)) arrows.push({ from: attacker, to: attacks, kind: 'plan' });
    if (answer.kind === 'blockers')
      for (const { blocker, blocks } of answer.blockers)
        if (!isDrafted(draft, blocker, blocks)) arrows.push({ from: blocker, to: blocks, kind: 'plan' });
  }
  return arrows;
}

/** What is part of one's own answer already is no plan any more: the answer shows it. */
const isDrafted = (draft: Draft | null, from: TargetId, to: TargetId): boolean =>
  draft?.kind === 'attackers'
    ? draft.attackers.some((a) => a.attacker === from && a.attacks === to)
    : draft?.kind === 'blockers' && draft.blockers.some((b) => b.blocker === from && b.blocks === to);
