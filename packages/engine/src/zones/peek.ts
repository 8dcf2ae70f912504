import type { Seat } from '@ettin/schema';
import { type Game, GENERATION, PEEK_SLOT } from '../game.js';
import type { Obj } from '../state/state.js';
import { blankObj } from './slots.js';

/**
 * Lets a player look at cards of a library. They get ids of their own for as long as that lasts, from the
 * count of actions: never from the order of the library.
 */
export function lookAt(
  g: Game,
  viewer: Seat,
  whose: Seat,
  cards: readonly number[],
  isPublic: boolean,
  /** The viewer's teammates look too. */
  withTeam = false,
): readonly Obj[] {
  const made = cards.map((card, i) => {
    const id = (g.s.seq * 128 + i + 1) * GENERATION + PEEK_SLOT + whose;
    return Object.assign(blankObj(id, 'library', whose, whose, g.s.turn.number), {
      card,
      def: g.s.cards[card] ?? -1,
    });
  });
  g.s.peek = { viewer, ...(withTeam ? { team: true as const } : {}), whose, public: isPublic, cards: made };
  return made;
}

/** The top cards of a library, top first. */
export function topCards(g: Game, seat: Seat, n: number): readonly number[] {
  const library = g.s.libraries[seat] ?? [];
  return library.slice(Math.max(0, library.length - n)).reverse();
}

export function stopLooking(g: Game): void {
  g.s.peek = null;
}
