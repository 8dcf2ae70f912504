import { cards, cardsPrintedBy } from '@ettin/cards';
import { allEditions } from '@ettin/editions';
import type { CardDef, Edition } from '@ettin/schema';

/** Cards for the decks of random games: printed by the date of the edition, all, or each for half of the games. */
export const CARD_CHOICES = ['mixed', 'of-its-time', 'all'] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

/** Rules come into force up to a week before the set whose rules they bring is released. */
const DAYS = 7;

/** The built-in cards that were there when the rules of an edition came; of the newest edition all. */
export function cardsOfItsTime(edition: Edition): readonly CardDef[] {
  if (edition.id === allEditions.at(-1)?.id) return cards;
  const day = new Date(`${edition.date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS);
  return cardsPrintedBy(cards, day.toISOString().slice(0, 10));
}

/** From which lists the decks of one game after another are made; games take turns among them in fours. */
export function cardLists(edition: Edition, choice: CardChoice): readonly (readonly CardDef[])[] {
  const old = cardsOfItsTime(edition);
  switch (choice) {
    case 'all':
      return [cards];
    case 'of-its-time':
      return [old];
    case 'mixed':
      return old.length === cards.length ? [cards] : [old, cards];
    default:
      return choice satisfies never;
  }
}

/** Games that follow each other with the same list: what else goes by the index of a game meets every list so. */
const TOGETHER = 4;

/** The list for one game, and how many games before it had the same. */
export function listOf(
  lists: readonly (readonly CardDef[])[],
  game: number,
): { readonly cards: readonly CardDef[]; readonly nth: number } {
  const round = Math.floor(game / TOGETHER);
  return {
    cards: lists[round % lists.length] ?? [],
    nth: Math.floor(round / lists.length) * TOGETHER + (game % TOGETHER),
  };
}
