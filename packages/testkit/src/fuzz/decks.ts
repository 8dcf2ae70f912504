import { type CardDef, COLORS, type Color } from '@ettin/schema';
import { oneOf, type Random, randomFrom, shuffled } from './random.js';

const BASICS: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** Colours of the mana in a card's costs; none for colourless cards and most lands. */
function colorsOf(card: CardDef): readonly Color[] {
  const costs = `${card.manaCost ?? ''}${card.other?.manaCost ?? ''}`;
  return COLORS.filter((c) => costs.includes(c) || card.colors?.includes(c) === true);
}

const isBasic = (card: CardDef): boolean => card.supertypes?.includes('basic') === true;
const isLand = (card: CardDef): boolean => card.types.includes('land');

/**
 * Decks of random cards for the teams of one game: 60 cards, about two fifths of them lands of fitting
 * colours, at most four of a name and no shared names in a team (basic lands excepted; CR 100.2a, 100.2b, MTR 8.4).
 * Each deck is built around one card of a shuffled list of all, so that every card comes up in turn. `game` counts those
 * with decks of these cards.
 */
export function randomDecks(
  cards: readonly CardDef[],
  seed: string,
  game: number,
  teams: number,
  heads: number,
): readonly (readonly (readonly string[])[])[] {
  const pool = cards.filter((c) => !isBasic(c));
  const random = randomFrom(`${seed}:${game}:decks`);
  // the shuffle stays the same until every card has been featured
  const perGame = teams * heads;
  const first = game * perGame;
  const round = Math.floor(first / pool.length);
  const order = shuffled(pool, randomFrom(`${seed}:${round}:featured`));
  return Array.from({ length: teams }, (_, team) => {
    const used = new Set<string>();
    return Array.from({ length: heads }, (_, head) => {
      const featured = order[(first + team * heads + head) % order.length];
      return featured === undefined ? [] : randomDeck(pool, featured, used, random);
    });
  });
}

/** The fewest that a constructed deck may have (CR 100.2a). */
const SIZE = 60;

function randomDeck(
  pool: readonly CardDef[],
  featured: CardDef,
  used: Set<string>,
  random: Random,
): readonly string[] {
  const colors = new Set<Color>(colorsOf(featured));
  while (colors.size < 2) {
    const more = oneOf(COLORS, random);
    if (more !== undefined) colors.add(more);
  }
  const fits = pool.filter((c) => !isLand(c) && colorsOf(c).every((color) => colors.has(color)));
  const spells = SIZE - Math.round(SIZE * 0.4);
  const deck: string[] = [];
  const add = (card: CardDef, most: number) => {
    if (used.has(card.name)) return;
    used.add(card.name);
    const copies = Math.min(1 + random(4), most);
    for (let i = 0; i < copies; i++) deck.push(card.name);
  };
  add(featured, SIZE);
  for (const card of shuffled(fits, random)) {
    if (deck.length >= spells) break;
    add(card, spells - deck.length);
  }
  for (const land of shuffled(
    pool.filter((c) => isLand(c)),
    random,
  ).slice(0, 2))
    add(land, 2);
  const basics = [...colors].map((c) => BASICS[c]);
  for (let i = 0; deck.length < SIZE; i++) deck.push(basics[i % basics.length] ?? BASICS.W);
  return deck;
}
