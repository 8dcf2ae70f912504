import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening } from '../state/state.js';
import { drawGame } from '../teams/result.js';
import { addTally } from '../teams/tally.js';

/**
 * The rules know no limit, a machine does: a game in which tokens multiply beyond this many permanents is called a
 * draw, and says so, as players would agree that it can't be played out.
 */
const MOST_PERMANENTS = 10_000;

/** Tokens are created (CR 701.7): each enters the battlefield as the plan says. */
export function commitTokens(g: Game, events: readonly Happening[]): void {
  const asked = events.reduce((n, e) => n + e.amount, 0);
  if (g.s.battlefield.length + asked > MOST_PERMANENTS) {
    g.note('token.create', events[0]?.player ?? 0, `tooManyPermanents:${MOST_PERMANENTS}`);
    drawGame(g, 'loop');
    return;
  }
  const moves: Happening[] = [];
  for (const e of events) {
    addTally(g, e.player, 'tokensCreated', e.amount);
    for (let i = 0; i < e.amount; i++)
      moves.push(
        happening('move', { player: e.player, source: e.source, frame: e.frame, as: e.as, move: e.move }),
      );
  }
  happen(g, moves);
}
