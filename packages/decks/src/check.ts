import type { CardDef } from '@ettin/schema';
import { type Deck, type DeckEntry, deckSize } from './deck.js';
import type { TeamDeckProfile } from './profile.js';

/** What deck construction asks of a card. */
export interface CardInfo {
  /** The card's one name, whichever spelling, half or face was looked up. */
  readonly name: string;
  /** Has the supertype basic. */
  readonly basic: boolean;
  /** The card's own limit a deck, where its text gives one: "any", nine, seven or one. */
  readonly copies?: number | 'any';
}

/** Undefined: no such card is known. */
export type CardLookup = (name: string) => CardInfo | undefined;

export const FAULT_CODES = [
  'tooFewCards',
  'sideboardTooLarge',
  'commanderSection',
  'unknownCard',
  'tooManyCopies',
  'bannedCard',
  'sharedName',
  /** Shared, and the card's own "any number" lifts the limit in one deck of the team only. */
  'exceptionInOneDeckOnly',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface DeckFault {
  readonly code: FaultCode;
  /** Positions in the list of decks, from 0. */
  readonly decks: readonly number[];
  /** Null where the fault is the deck's as a whole. */
  readonly card: string | null;
  /** Null where no rule is broken: this program doesn't know the card. */
  readonly rule: string | null;
  readonly message: string;
}

interface Held {
  readonly info: CardInfo;
  /** Copies by deck. */
  readonly copies: Map<number, number>;
}

export function cardInfoOf(card: CardDef): CardInfo {
  const basic = card.supertypes?.includes('basic') ?? false;
  return card.anyNumber ? { name: card.name, basic, copies: 'any' } : { name: card.name, basic };
}

const front = (name: string): string => (name.split(' // ')[0] ?? name).toLowerCase();

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function checkSize(deck: Deck, at: number, profile: TeamDeckProfile): DeckFault[] {
  const faults: DeckFault[] = [];
  const { minimum, sideboard } = profile;
  const main = deckSize(deck, 'main');
  const side = deckSize(deck, 'sideboard');
  if (main < minimum.cards) {
    faults.push({
      code: 'tooFewCards',
      decks: [at],
      card: null,
      rule: minimum.rule,
      message: `Deck ${at + 1} has ${cards(main)}; it needs ${minimum.cards}.`,
    });
  }
  if (side > sideboard.cards) {
    const allowed = sideboard.cards === 0 ? 'none is allowed' : `at most ${sideboard.cards} are allowed`;
    faults.push({
      code: 'sideboardTooLarge',
      decks: [at],
      card: null,
      rule: sideboard.rule,
      message: `Deck ${at + 1} has ${cards(side)} in its sideboard; ${allowed}.`,
    });
  }
  const commander = deck.entries.find(({ section }) => section === 'commander');
  if (commander !== undefined) {
    faults.push({
      code: 'commanderSection',
      decks: [at],
      card: commander.name,
      rule: 'CR 903.3',
      message: `${commander.name} is set apart as the commander of deck ${at + 1}; only Commander decks have one.`,
    });
  }
  return faults;
}

/** Cards by their one name, in the order in which the lists first have them. */
function gather(decks: readonly Deck[], lookup: CardLookup): { held: Held[]; unknown: DeckFault[] } {
  const byName = new Map<string, Held>();
  const unknown = new Map<string, DeckFault>();
  const add = ({ name, count }: DeckEntry, at: number): void => {
    const info = lookup(name);
    if (info === undefined) {
      const message = `No card named ${name} is known here (deck ${at + 1}).`;
      const key = `${at} ${name}`;
      if (!unknown.has(key)) {
        unknown.set(key, { code: 'unknownCard', decks: [at], card: name, rule: null, message });
      }
    }
    const known = info ?? { name, basic: false };
    const held = byName.get(known.name.toLowerCase()) ?? { info: known, copies: new Map<number, number>() };
    held.copies.set(at, (held.copies.get(at) ?? 0) + count);
    byName.set(known.name.toLowerCase(), held);
  };
  decks.forEach((deck, at) => {
    for (const entry of deck.entries) add(entry, at);
  });
  return { held: [...byName.values()], unknown: [...unknown.values()] };
}

function checkCard({ info, copies }: Held, profile: TeamDeckProfile): DeckFault[] {
  const { name } = info;
  const faults: DeckFault[] = [];
  const decks = [...copies.keys()];
  if (profile.banned.names.some((banned) => front(banned) === front(name))) {
    const message = `${name} is banned.`;
    faults.push({ code: 'bannedCard', decks, card: name, rule: profile.banned.rule, message });
  }
  if (info.basic) return faults;
  const limit = info.copies ?? profile.copies.cards;
  for (const [at, count] of copies) {
    if (limit === 'any' || count <= limit) continue;
    faults.push({
      code: 'tooManyCopies',
      decks: [at],
      card: name,
      rule: profile.copies.rule,
      message: `Deck ${at + 1} has ${count} copies of ${name}; ${limit} at most.`,
    });
  }
  if (decks.length > 1) {
    const both = decks.map((at) => at + 1).join(' and ');
    const own = info.copies === 'any';
    faults.push({
      code: own ? 'exceptionInOneDeckOnly' : 'sharedName',
      decks,
      card: name,
      rule: profile.unified.rule,
      message: own
        ? `${name} is in decks ${both}; any number of it may be in one deck of a team only.`
        : `${name} is in decks ${both}; apart from basic cards a team's decks share no name.`,
    });
  }
  return faults;
}

/** All faults of a team's decks, none if they are legal. `lookup` may answer several spellings of a card. */
export function checkTeamDecks(
  decks: readonly Deck[],
  profile: TeamDeckProfile,
  lookup: CardLookup,
): DeckFault[] {
  const { held, unknown } = gather(decks, lookup);
  return [
    ...decks.flatMap((deck, at) => checkSize(deck, at, profile)),
    ...unknown,
    ...held.flatMap((one) => checkCard(one, profile)),
  ];
}
