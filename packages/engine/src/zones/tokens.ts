import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { tooManyObjects } from '../stack/loops.js';
import type { Happening } from '../state/state.js';
import { addTally } from '../teams/tally.js';

/** Tokens are created (CR 701.7): each enters the battlefield as the plan says. */
export function commitTokens(g: Game, events: readonly Happening[]): void {
  const asked = events.reduce((n, e) => n + e.amount, 0);
  if (tooManyObjects(g, events[0]?.player ?? 0, g.s.battlefield.length, asked)) return;
  const moves: Happening[] = [];
  for (const e of events) {
    addTally(g, e.player, 'tokensCreated', e.amount);
    for (let i = 0; i < e.amount; i++)
      moves.push(
        happening('move', {
          player: e.player,
          source: e.source,
          frame: e.frame,
          as: e.as,
          move: e.move,
          cite: 'token.create',
        }),
      );
  }
  happen(g, moves);
}
