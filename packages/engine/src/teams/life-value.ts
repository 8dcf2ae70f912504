import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';

/**
 * What one player's life total is worth to costs and effects (CR 810.9a): the team's total, or in older
 * editions the half share rounded up (CR 606.9a / 806.9a).
 */
export function lifeOf(g: Game, seat: Seat): number {
  const team = g.teamOf(seat);
  if (g.rules.edition.parameters.individualLife === 'team') return team.life;
  return Math.ceil(team.life / Math.max(1, team.seats.length));
}
