import type { Game } from '../game.js';
import { newHandObject } from '../zones/slots.js';

/** Cards from the library into the hand without any of them being a draw (CR 103.5). */
export function drawHand(g: Game, seat: number, n: number): void {
  const libraries = g.s.libraries.slice();
  const library = (libraries[seat] ?? []).slice();
  const hand = (g.s.hands[seat] ?? []).slice();
  for (let i = 0; i < n; i++) {
    const card = library.pop();
    if (card === undefined) break;
    hand.push(newHandObject(g, seat, card));
  }
  libraries[seat] = library;
  g.s.libraries = libraries;
  g.setHand(seat, hand);
  // some cards work from a hand
  g.touch();
}
