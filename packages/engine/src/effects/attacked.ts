import type { Seat, TargetId } from '@ettin/schema';
import { attackerRecord } from '../combat/query.js';
import { attackTargets, defenderAgainst } from '../combat/targets.js';
import type { Game } from '../game.js';
import type { ProgramFrame } from '../state/state.js';
import { eachChooses } from './choices.js';

/**
 * What creatures that these players put onto the battlefield attacking attack (CR 508.4): the same as the
 * object whose ability it is if that is attacking, else what each of them chooses. -1 for a player whose creature
 * can't be attacking; null while somebody is asked.
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

function attackable(g: Game, f: ProgramFrame, seat: Seat): readonly TargetId[] {
  if (g.s.combat === null || g.player(seat).team !== g.s.turn.team) return [];
  const own = attackerRecord(g, f.env.self)?.attacks ?? -1;
  return defenderAgainst(g, own) >= 0 ? [own] : attackTargets(g);
}
