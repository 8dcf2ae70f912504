import type { ObjectId, ObjectView } from '@ettin/schema';
import { has, numberAfter } from '../keywords.js';
import { lifeGain, poisonGain } from '../outcome/kinds.js';
import type { Table } from '../table.js';
import { GAME } from '../worth.js';
import {
  type Boost,
  clash,
  clashValue,
  couldBlock,
  type Fighter,
  fighter,
  strike,
  throughBlocks,
} from './fight.js';

/** Nothing attached to it, and nothing of its own, keeps it from blocking. */
export function mayBlock(t: Table, o: ObjectView): boolean {
  return (
    !t.isHobbled(o) &&
    !t.notes(o).some((n) => n.selfMods.some((m) => m.mod === 'cantBlock' && m.what === undefined))
  );
}

export function isUnblockable(t: Table, o: ObjectView): boolean {
  return t
    .notes(o)
    .some((n) =>
      n.selfMods.some((m) => m.mod === 'cantBeBlocked' && m.by === undefined && m.exceptBy === undefined),
    );
}

/** Damage and poison that get through when they block to stop as much as they can. */
export function alpha(
  t: Table,
  attackers: readonly Fighter[],
  blockers: readonly ObjectView[],
): { readonly damage: number; readonly poison: number } {
  const through = (list: readonly Fighter[]) => {
    const [sure, rest] = [
      list.filter((a) => isUnblockable(t, a.o)),
      list.filter((a) => !isUnblockable(t, a.o)),
    ];
    return sure.reduce((n, a) => n + strike(a), 0) + throughBlocks(rest, blockers);
  };
  const infected = attackers.filter((a) => has(a.o, 'infect'));
  return { damage: through(attackers.filter((a) => !has(a.o, 'infect'))), poison: through(infected) };
}

export function isLethal(t: Table, hit: { readonly damage: number; readonly poison: number }): boolean {
  return hit.damage >= t.their.life || hit.poison >= t.their.poisonToLose - t.their.poison;
}

export const theirBlockers = (t: Table): readonly ObjectView[] =>
  t.creatures(t.their).filter((o) => o.tapped !== true && mayBlock(t, o));

/**
 * What an attack of all our creatures would be worth by its damage alone, with some of them boosted; for what is
 * cast before attackers are declared.
 */
export function alphaValue(t: Table, boosts: ReadonlyMap<ObjectId, Boost> = NOBODY): number {
  const attackers = t
    .creatures(t.our)
    .filter((o) => {
      const hasty = has(o, 'haste') || boosts.get(o.id)?.keywords.includes('haste') === true;
      const able = o.tapped !== true && (o.summoningSick !== true || hasty);
      return able && !has(o, 'defender') && !t.isHobbled(o);
    })
    .map((o) => fighter(o, 0, boosts.get(o.id)));
  const hit = alpha(t, attackers, theirBlockers(t));
  if (isLethal(t, hit)) return GAME;
  const poison = hit.poison === 0 ? 0 : poisonGain(t, t.their.primary, hit.poison);
  return poison + lifeGain(t, t.their.primary, -hit.damage);
}
const NOBODY: ReadonlyMap<ObjectId, Boost> = new Map();

/** What it does when nothing blocks it. */
function unblockedValue(t: Table, f: Fighter): number {
  const seat = t.their.primary;
  let value = has(f.o, 'infect') ? poisonGain(t, seat, strike(f)) : lifeGain(t, seat, -strike(f));
  const toxic = numberAfter(f.o, 'toxic') + numberAfter(f.o, 'poisonous');
  if (toxic > 0) value += poisonGain(t, seat, toxic);
  if (has(f.o, 'lifelink')) value += lifeGain(t, t.our.primary, strike(f));
  for (const n of t.notes(f.o)) if (n.hits) value += 1.2;
  return value;
}

/** What attacking with it is worth if they answer as suits them best; alone, as every other attacker takes a blocker too. */
export function attackValue(
  t: Table,
  f: Fighter,
  blockers: readonly ObjectView[],
  attackers: number,
): number {
  let value = unblockedValue(t, f);
  for (const n of t.notes(f.o)) if (n.attacks) value += 0.8;
  if (isUnblockable(t, f.o)) return value;
  const able = blockers.filter((b) => couldBlock(b, f.o)).map((o) => fighter(o, t.worth(o)));
  const worst = { value };
  const consider = (by: readonly Fighter[], likely: number) => {
    const c = clash(f, by);
    const gain = clashValue(f, c) + lifeGain(t, t.their.primary, -c.through);
    worst.value = Math.min(worst.value, likely * gain + (1 - likely) * value);
  };
  if (!has(f.o, 'menace')) for (const b of able) consider([b], 1);
  // two blockers for one attacker: the likelier, the more of them there are
  const likely = Math.min(0.9, (0.7 * blockers.length) / (attackers + 1));
  const few = [...able].sort((a, b) => b.power - a.power).slice(0, 5);
  few.forEach((b, i) => {
    for (const c of few.slice(i + 1)) consider([b, c], likely);
  });
  return worst.value;
}

/** In how many attacks they are dead if little is blocked. */
export function turnsToKill(t: Table, fighters: readonly Fighter[]): number {
  const damage = 0.6 * fighters.reduce((n, f) => n + strike(f), 0);
  return damage <= 0 ? 99 : t.their.life / damage;
}
