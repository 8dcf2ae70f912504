import type { Game } from '../game.js';

/** In some editions only the secondary player draws in the starting team's first turn (CR 606.6b of 2006). */
export function onlySecondaryDraws(g: Game): boolean {
  const t = g.s.turn;
  const first = t.team === t.startingTeam && g.team(t.team).turnsTaken === 1;
  return first && g.rules.edition.parameters.firstDraw === 'secondaryOnly';
}
