import type { CardDef } from '@ettin/schema';
import type { Deck } from './deck.js';

/** What deck construction asks of a card. */
export interface CardInfo {
  /** The card's one name, whichever spelling, half or face was looked up; one for interchangeable names (CR 201.3b). */
  readonly name: string;
  /** Has the supertype basic. */
  readonly basic: boolean;
  /** The card's own limit a deck, where its text gives one: "any", nine, seven or one. */
  readonly copies?: number | 'any';
}

/** Undefined: no such card is known. */
export type CardLookup = (name: string) => CardInfo | undefined;

/** What isn't in the rules of the variant but in those of a format or event. */
export interface DeckSetting {
  /** Names that the format bans or restricts, however they are written. */
  readonly banned?: readonly string[];
  readonly restricted?: readonly string[];
  /** What the team has opened or drafted. Not given: what its decks may come from isn't looked at. */
  readonly pool?: Deck;
}

export function cardInfoOf(card: CardDef): CardInfo {
  const basic = card.supertypes?.includes('basic') ?? false;
  return card.anyNumber ? { name: card.name, basic, copies: 'any' } : { name: card.name, basic };
}
