import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening } from '../state/state.js';

/** That many cards from the top of the library into the graveyard, all at once (CR 701.17). */
export function commitMill(g: Game, events: readonly Happening[]): void {
  const moves: Happening[] = [];
  for (const e of events) {
    const library = g.s.libraries[e.player] ?? [];
    for (const card of library.slice(Math.max(0, library.length - e.amount)).reverse())
      moves.push(
        happening('move', {
          player: e.player,
          source: e.source,
          frame: e.frame,
          as: e.as,
          move: movePlan({ from: 'library', to: 'graveyard', cause: 'mill', card }),
        }),
      );
  }
  happen(g, moves);
}
