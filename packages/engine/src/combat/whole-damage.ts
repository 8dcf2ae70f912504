import type { AssignedDamage, ObjectId, Refusal, TargetId } from '@ettin/schema';
import { RESTRICTION } from '../compile/zones.js';
import type { Game } from '../game.js';
import { assignsLethal, dividesInOrder } from '../keywords/damage.js';
import { cover, type Giver, type Missing } from './cover.js';
import { type DivideAsked, validateDivide } from './divide.js';
import { damageOf } from './strikers.js';
import { onBattlefield } from './targets.js';

/**
 * The damage that a team assigns in one step is judged as a whole (CR 510.1e): what other creatures are assigned at the
 * same time counts for what is lethal (CR 510.1c-d until November 2024, 702.19b), also if they come later. As no division
 * is taken back, one is legal if those that have yet to assign damage can still make up what it leaves out.
 */

/** A creature that assigns damage in this step, beside those of its team. */
interface Striker extends Giver {
  readonly id: ObjectId;
  /** May assign its damage as though it weren't blocked. */
  readonly unblocked: boolean;
}

/** What a team has assigned so far, and who of it is left. */
export interface Whole {
  readonly current: Striker;
  readonly later: readonly Striker[];
  /** Those that have to have lethal damage in the end for what has been assigned, and don't have it yet. */
  readonly owed: ReadonlySet<ObjectId>;
  /** By creature, damage that is lethal (without deathtouch) beyond what is marked on it and assigned to it. */
  readonly missing: Missing;
}

/** As the creature at this place of the list is to assign its damage; negative ids as in `assignCombatDamage`. */
export function wholeDamage(g: Game, list: readonly ObjectId[], at: number): Whole {
  const ids = list.map(Math.abs);
  const attacks = isAttacker(g, ids[at] ?? 0);
  const own = (id: ObjectId) => isAttacker(g, id) === attacks;
  const assigned = g.s.combat?.assignments ?? [];
  const current = striker(g, ids[at] ?? 0);
  const left = ids.slice(at + 1).filter(own);
  // one that may yet deal its damage past its blockers can't be counted on
  const later = left.map((id) => striker(g, id)).filter((s) => !s.unblocked);
  const missing = new Map<ObjectId, number>();
  for (const { among } of [current, ...later]) note(g, missing, among);
  const owed = new Set<ObjectId>();
  for (const id of ids.slice(0, at).filter(own)) {
    const s = striker(g, id);
    const given = assigned.filter((a) => a.source === id);
    for (const to of demandedBy(s, given)) owed.add(to);
  }
  note(g, missing, owed);
  for (const to of owed) if ((missing.get(to) ?? 0) === 0) owed.delete(to);
  return { current, later, owed, missing };
}

/** Whether all can still be legal once the current creature has assigned so much to each. */
export function canBeLegal(whole: Whole, to: readonly TargetId[], amounts: readonly number[]): boolean {
  const { current, later, owed } = whole;
  const missing = new Map(whole.missing);
  const given: AssignedDamage[] = [];
  to.forEach((id, i) => {
    const amount = amounts[i] ?? 0;
    if (amount <= 0) return;
    given.push({ source: current.id, to: id, amount });
    const left = missing.get(id);
    if (left !== undefined) missing.set(id, current.deathtouch ? 0 : Math.max(0, left - amount));
  });
  return cover(new Set([...owed, ...demandedBy(current, given)]), missing, later) !== null;
}

/** How much of the current creature's damage is counted on, by those of its list; null where nothing is. */
export function countedOn(whole: Whole): readonly number[] | null {
  const { current, later, owed, missing } = whole;
  if (owed.size === 0) return null;
  const [own] = cover(owed, missing, [current, ...later]) ?? [];
  const least = current.among.map((id) => own?.get(id) ?? 0);
  return least.some((n) => n > 0) ? least : null;
}

/** The least that may have to be assigned to it by the current creature: later ones give all they can. */
export function leastFor({ current, later, missing }: Whole, id: ObjectId): number {
  let left = missing.get(id) ?? 0;
  for (const s of later) if (s.among.includes(id)) left = s.deathtouch ? 0 : left - s.total;
  if (left <= 0) return 0;
  return current.deathtouch ? 1 : left;
}

/** A division that is asked now, in the turn frame on top. */
export function checkDivision(g: Game, d: DivideAsked, amounts: readonly number[]): Refusal | null {
  return validateDivide(g, d, amounts, (given) => {
    const f = g.top();
    const at = f.k === 'turn' ? f.data.findIndex((id) => Math.abs(id) === d.source) : -1;
    return f.k === 'turn' && at >= 0 && canBeLegal(wholeDamage(g, f.data, at), d.among, given);
  });
}

function striker(g: Game, id: ObjectId): Striker {
  const combat = g.s.combat;
  const o = onBattlefield(g, id);
  const listed =
    combat?.attackers.find((a) => a.id === id)?.blockers ?? combat?.blockers.find((b) => b.id === id)?.blocks;
  const c = o === null ? null : g.chars(o);
  return {
    id,
    total: c === null ? 0 : damageOf(c),
    among: (listed ?? []).filter((x) => onBattlefield(g, x) !== null),
    deathtouch: c !== null && assignsLethal(g, c),
    inOrder: c !== null && dividesInOrder(g, c),
    unblocked: c !== null && (c.restricted & RESTRICTION.damageUnblocked) !== 0,
  };
}

/** To whom lethal damage has to be assigned for this to be legal. */
function demandedBy(s: Striker, given: readonly AssignedDamage[]): readonly ObjectId[] {
  const to = new Set(given.map((a) => a.to));
  const through = given.some((a) => !s.among.includes(a.to));
  // as though it weren't blocked: nobody is given anything
  if (through) return s.unblocked && given.length === 1 ? [] : s.among;
  const last = s.among.findLastIndex((id) => to.has(id));
  return s.inOrder ? s.among.slice(0, Math.max(0, last)) : [];
}

const isAttacker = (g: Game, id: ObjectId): boolean =>
  g.s.combat?.attackers.some((a) => a.id === id) === true;

function note(g: Game, missing: Map<ObjectId, number>, ids: Iterable<ObjectId>): void {
  for (const id of ids) if (!missing.has(id)) missing.set(id, lethalLeft(g, id));
}

/**
 * Lethal damage (CR 702.19b) of no special source: what is left of its toughness after damage marked on it and assigned to
 * it in this step, if none of that is deathtouch's (CR 702.2c).
 */
export function lethalLeft(g: Game, id: ObjectId): number {
  const o = g.get(id);
  let left = g.chars(o).toughness - o.damage;
  for (const a of g.s.combat?.assignments ?? []) {
    if (a.to !== id) continue;
    const source = g.find(a.source);
    left = source !== null && assignsLethal(g, g.chars(source)) ? 0 : left - a.amount;
  }
  return Math.max(0, left);
}
