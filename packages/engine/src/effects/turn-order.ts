import type { ObjectId, Seat } from '@ettin/schema';
import type { Game } from '../game.js';

/** Objects in the order in which each does something of its own, with who controls it or last did (CR 701.44c-d). */
export function inTurnOrder(
  g: Game,
  ids: readonly ObjectId[],
): { readonly seats: readonly Seat[]; readonly ids: readonly ObjectId[] } {
  const sorted = g.seatsInOrder().flatMap((seat) => ids.filter((id) => g.controllerOf(id) === seat));
  return { ids: sorted, seats: sorted.map((id) => g.controllerOf(id)) };
}
