import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Team } from '../state/state.js';

/**
 * What one player's life total is worth to costs and effects (CR 810.9a): the team's total, or in older
 * editions the half share rounded up (CR 606.9a / 806.9a).
 */
export function lifeOf(g: Game, seat: Seat): number {
  const team = g.teamOf(seat);
  if (g.rules.edition.parameters.individualLife === 'team') return team.life;
  return shareOf(g, team);
}

/** A share of the team's total, rounded up: by its heads, or by two whatever their number, as the text has it (C10). */
export function shareOf(g: Game, team: Team): number {
  const heads = team.seats.length;
  if (heads === 1) return team.life;
  // + 0, since a share of -1 would be the -0 that JSON loses
  return Math.ceil(team.life / (g.rules.edition.parameters.shareOf === 'two' ? 2 : heads)) + 0;
}
