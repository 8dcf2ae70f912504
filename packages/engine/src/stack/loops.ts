import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import { drawGame } from '../teams/result.js';

/**
 * Loops (CR 732), and games that no machine can go on with.
 *
 * A loop is known by generations: what is put onto the stack while something resolves is a generation further than
 * that. A thousand triggers of one event are one generation; only what brings itself about again goes on and on.
 */

/** Beyond this nobody repeats what is optional: whoever could must choose otherwise (CR 732.3). */
const OPTIONAL = 1000;

/** What goes on although nobody does what is optional is mandatory: the game is a draw (CR 104.4b, 732.4). */
export const MANDATORY = 2 * OPTIONAL;

/** Whether a "may" of this player isn't offered any more, since it has been repeated so often; told to everybody. */
export function repeatsTooOften(g: Game, seat: Seat): boolean {
  if (g.s.resolutions <= OPTIONAL) return false;
  g.note('game.loop', seat, 'loopLeft');
  return true;
}

/**
 * The rules know no limit, a machine does: a game with more permanents, or more on the stack, is called a draw and
 * says so, as players would agree that it can't be played out (CR 104.4i).
 */
const MOST_OBJECTS = 10_000;

/** Whether so many more objects beside these would be too many; the game is then over. */
export function tooManyObjects(g: Game, player: Seat, there: number, more: number): boolean {
  if (there + more <= MOST_OBJECTS) return false;
  g.note('game.draw', player, `tooManyObjects:${MOST_OBJECTS}`);
  drawGame(g, 'tooManyObjects');
  return true;
}
