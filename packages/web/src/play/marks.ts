import type { GameFrame } from '@ettin/protocol';
import type { Action, ObjectId, TargetId } from '@ettin/schema';
import type { Asked } from './asked.js';
import { type Draft, targetsOf } from './draft.js';

/**
 * How an object or a player stands to what is asked.
 *
 *   can      may be pressed
 *   chosen   is part of the answer in the making
 *   picked   waits for its other half
 *   target   may be pressed as that other half, or is aimed at
 *   taps     would be tapped by automatic payment
 */
export type Mark = 'can' | 'chosen' | 'picked' | 'target' | 'taps';

const NONE: ReadonlyMap<TargetId, Mark> = new Map();

export function marksOf(
  frame: GameFrame,
  asked: Asked,
  draft: Draft | null,
  selected: ObjectId | null,
): ReadonlyMap<TargetId, Mark> {
  if (asked.is === 'nothing') return NONE;
  const marks = new Map<TargetId, Mark>();
  if (asked.is === 'priority') {
    for (const action of frame.legal) if ('object' in action) marks.set(action.object, 'can');
    if (selected !== null && marks.has(selected)) marks.set(selected, 'picked');
    return marks;
  }
  const d = asked.decision;
  switch (d.kind) {
    case 'choose':
      for (const id of d.candidates) marks.set(id, 'can');
      if (draft?.kind === 'choose') for (const id of draft.chosen) marks.set(id, 'chosen');
      break;
    case 'attackers':
      for (const o of d.options) marks.set(o.attacker, 'can');
      if (draft?.kind === 'attackers') {
        for (const id of targetsOf(d)) marks.set(id, id === draft.aim ? 'target' : 'can');
        for (const a of draft.attackers) marks.set(a.attacker, 'chosen');
      }
      break;
    case 'blockers': {
      for (const o of d.options) marks.set(o.blocker, 'can');
      if (draft?.kind !== 'blockers') break;
      for (const b of draft.blockers) marks.set(b.blocker, 'chosen');
      const picked = d.options.find((o) => o.blocker === draft.picked);
      if (picked === undefined) break;
      marks.set(picked.blocker, 'picked');
      for (const id of picked.attackers) marks.set(id, 'target');
      break;
    }
    case 'pay':
      for (const s of d.sources) marks.set(s.object, 'can');
      for (const id of frame.taps) marks.set(id, 'taps');
      break;
    case 'divide':
      for (const id of d.among) marks.set(id, 'chosen');
      break;
    case 'arrange':
    case 'mulligan':
    case 'name':
    case 'number':
    case 'option':
    case 'order':
      break;
  }
  return marks;
}

/** What may be done with an object now: with priority, mana abilities last. */
export function waysOf(frame: GameFrame, asked: Asked, object: ObjectId): readonly Action[] {
  if (asked.is !== 'priority') return [];
  return [...frame.legal, ...frame.mana].filter((a) => 'object' in a && a.object === object);
}
