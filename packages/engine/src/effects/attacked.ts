import type { Seat, TargetId } from '@ettin/schema';
import { attackerRecord } from '../combat/query.js';
import { attackTargets, defenderAgainst } from '../combat/targets.js';
import type { Game } from '../game.js';
import type { ProgramFrame } from '../state/state.js';
import { eachChooses } from './choices.js';

/**
 * What creatures that these players put onto the battlefield attacking attack (CR 508.4): the same as the
 * object whose ability it is if that is attacking, else what the players choose, for one creature after the
 * other. -1 for one that can't be attacking; null while somebody is asked.
 */
export function chooseAttacked(g: Game, f: ProgramFrame, seats: readonly Seat[]): readonly TargetId[] | null {
  const picked = eachChooses(g, f, seats, (seat) => ({
    candidates: attackable(g, f, seat),
    min: 1,
    max: 1,
    purpose: 'defender',
  }));
  return picked === null ? null : picked.map((p) => p[0] ?? -1);
}

/** The same for several creatures of each player. */
export function attackedByEach(
  g: Game,
  f: ProgramFrame,
  seats: readonly Seat[],
  amounts: readonly number[],
): readonly (readonly TargetId[])[] | null {
  const owners = seats.flatMap((seat, i) => new Array<Seat>(Math.max(0, amounts[i] ?? 0)).fill(seat));
  const chosen = chooseAttacked(g, f, owners);
  return chosen === null ? null : seats.map((seat) => chosen.filter((_, i) => owners[i] === seat));
}

/** So many creatures by what they attack: how many, and what (-1: nothing). */
export function inAttack(
  attacked: readonly TargetId[] | undefined,
  n: number,
): readonly (readonly [number, TargetId])[] {
  if (attacked === undefined) return [[n, -1]];
  return [...new Set(attacked)].map((id) => [attacked.filter((x) => x === id).length, id] as const);
}

function attackable(g: Game, f: ProgramFrame, seat: Seat): readonly TargetId[] {
  if (g.s.combat === null || g.player(seat).team !== g.s.turn.team) return [];
  const own = attackerRecord(g, f.env.self)?.attacks ?? -1;
  return defenderAgainst(g, own) >= 0 ? [own] : attackTargets(g);
}
