import type { Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
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
  const copy = plan.copy;
  const face = g.rules.defs[copy === null ? o.def : copy.def]?.faces[copy === null ? o.face : copy.face];
  if (face !== undefined && plan.faceDown === 0) {
    const intrinsic = { ...o.counters };
    if (face.loyalty !== null)
      intrinsic.loyalty =
        (intrinsic.loyalty ?? 0) + (face.loyalty === 'X' ? (plan.cast?.x ?? 0) : face.loyalty);
    if (face.defense !== null) intrinsic.defense = (intrinsic.defense ?? 0) + face.defense;
    if (face.base.subtypes.includes('Saga') && (face.base.types & TYPE.enchantment) !== 0)
      intrinsic.lore = intrinsic.lore ?? 0;
    if (Object.values(intrinsic).some((n) => n > 0)) o.counters = positive(intrinsic);
  }
  g.s.battlefield = [...g.s.battlefield, o.id];
  return o;
}

function positive(counters: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counters).filter(([, n]) => n > 0));
}
