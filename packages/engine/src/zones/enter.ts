import type { Seat } from '@ettin/schema';
import type { CompiledFace } from '../compile/types.js';
import type { Game } from '../game.js';
import type { MovePlan, Obj } from '../state/state.js';
import { newObject } from './slots.js';

/** Puts an object onto the battlefield as the plan says (CR 110, 614.12). */
export function enterBattlefield(g: Game, plan: MovePlan, from: Obj | null, owner: Seat, card: number): Obj {
  const controller = plan.controller >= 0 ? plan.controller : owner;
  const o = newObject(g, 'battlefield', owner, controller);
  o.card = card;
  o.def = plan.def >= 0 ? plan.def : card >= 0 ? (g.s.cards[card] ?? -1) : (from?.def ?? -1);
  o.face = plan.face;
  o.tapped = plan.tapped;
  o.faceDown = plan.faceDown;
  o.counters = plan.counters;
  o.chosen = plan.chosen;
  o.cast = plan.cast;
  o.copy = plan.copy;
  o.attachedTo = plan.attachTo;
  if (!plan.counted) {
    const copy = plan.copy;
    const face = g.rules.defs[copy === null ? o.def : copy.def]?.faces[copy === null ? o.face : copy.face];
    if (face !== undefined) o.counters = startingCounters(face, plan);
  }
  g.s.battlefield = [...g.s.battlefield, o.id];
  return o;
}

/**
 * What it enters with: as its event says, and what the rules give it, which is loyalty (CR 306.5b), defense (310.4b)
 * or a lore counter (714.3a).
 */
export function startingCounters(face: CompiledFace, plan: MovePlan): MovePlan['counters'] {
  if (plan.faceDown !== 0) return plan.counters;
  const own = { ...plan.counters };
  const add = (kind: string, n: number) => {
    own[kind] = (own[kind] ?? 0) + n;
  };
  if (face.loyalty !== null) add('loyalty', face.loyalty === 'X' ? (plan.cast?.x ?? 0) : face.loyalty);
  if (face.defense !== null) add('defense', face.defense);
  if (face.base.subtypes.includes('Saga')) add('lore', 1);
  const some = Object.entries(own).filter(([, n]) => n > 0);
  return some.length === 0 ? null : Object.fromEntries(some);
}
