import type { Rules } from '../compile/types.js';
import { Game } from '../game.js';
import type { State } from '../state/state.js';
import { cantLose } from './result.js';

/** By team: whether an effect keeps it from losing the game now (CR 810.8a), as a match may have to know. */
export function teamsThatCantLose(rules: Rules, state: State): readonly boolean[] {
  const g = new Game(rules, state);
  return state.teams.map((team) => cantLose(g, team.id));
}
