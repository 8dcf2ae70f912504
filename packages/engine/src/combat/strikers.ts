import type { ObjectId } from '@ettin/schema';
import { KW } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import type { Attacker, Combat } from '../state/state.js';

/** Whether any attacking or blocking creature has first or double strike: two damage steps then (CR 510.4). */
export function needsFirstStrikeStep(g: Game): boolean {
  const combat = g.s.combat;
  if (combat === null) return false;
  for (const a of combat.attackers) if (strikesFirst(g, a.id)) return true;
  for (const b of combat.blockers) if (strikesFirst(g, b.id)) return true;
  return false;
}

function strikesFirst(g: Game, id: ObjectId): boolean {
  const o = g.find(id);
  if (o === null) return false;
  const c = g.chars(o);
  return hasBit(c, KW.firstStrike) || hasBit(c, KW.doubleStrike);
}

/**
 * Who assigns damage in this step (CR 510.4, 702.4b, 702.7b-c), attackers first. Those without a choice and
 * those without trample come before those with it, so that what tramples over counts the damage of the others.
 */
export function strikers(g: Game, first: boolean): readonly ObjectId[] {
  const combat = g.s.combat;
  if (combat === null) return [];
  const ranks: readonly ObjectId[][] = [[], [], [], []];
  for (const a of combat.attackers) if (strikes(g, combat, a.id, first)) ranks[rankOf(g, a)]?.push(a.id);
  const ids = ranks.flat();
  for (const b of combat.blockers) if (strikes(g, combat, b.id, first)) ids.push(b.id);
  return ids;
}

/** Whether it has a choice, and beyond that whether it has trample. */
const rankOf = (g: Game, a: Attacker): number =>
  (a.blockers.length < 2 ? 0 : 1) + (tramples(g, a.id) ? 2 : 0);

function strikes(g: Game, combat: Combat, id: ObjectId, first: boolean): boolean {
  if (first) return strikesFirst(g, id);
  if (!combat.firstStruck.includes(id)) return true;
  const o = g.find(id);
  return o !== null && hasBit(g.chars(o), KW.doubleStrike);
}

function tramples(g: Game, id: ObjectId): boolean {
  const o = g.find(id);
  return o !== null && hasBit(g.chars(o), KW.trample);
}

/** How much combat damage it assigns (CR 510.1a); none below 1. */
export function damageOf(c: Chars): number {
  return Math.max(0, (c.restricted & RESTRICTION.damageAsPower) !== 0 ? c.toughness : c.power);
}
