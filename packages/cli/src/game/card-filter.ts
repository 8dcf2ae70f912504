import { cards, editDistance, foldName } from '@ettin/cards';
import { printCard } from '@ettin/oracle';
import {
  CARD_TYPES,
  type CardDef,
  COLORS,
  type Color,
  type Face,
  FLAG_KEYWORDS,
  SUPERTYPES,
} from '@ettin/schema';
import { BadInput } from '../io/io.js';

export interface CardFilter {
  readonly type?: string;
  readonly color?: string;
  readonly keyword?: string;
  readonly text?: string;
}

type Test = (card: CardDef) => boolean;

/** All conditions together; none at all lets every card through. Throws `BadInput` for colors, types
 * and keywords that there aren't, with names near them. */
export function cardFilter(filter: CardFilter): Test {
  const tests: Test[] = [];
  if (filter.type !== undefined) tests.push(...filter.type.split(/\s+/).map(typeTest));
  if (filter.color !== undefined) tests.push(colorTest(filter.color));
  if (filter.keyword !== undefined) tests.push(keywordTest(filter.keyword));
  if (filter.text !== undefined) tests.push(textTest(filter.text));
  return (card) => tests.every((test) => test(card));
}

const facesOf = (card: CardDef): readonly Face[] => (card.other === undefined ? [card] : [card, card.other]);

const typesOf = (face: Face) => [...(face.supertypes ?? []), ...face.types, ...(face.subtypes ?? [])];
const keywordsOf = (face: Face) => (face.keywords ?? []).map((k) => (typeof k === 'string' ? k : k.k));

const NEAR = 3;

/** Throws `BadInput` with the names most like it. */
function known(what: string, word: string, words: readonly string[]): void {
  const wanted = foldName(word);
  if (words.some((one) => foldName(one) === wanted)) return;
  const near = [...new Set(words)]
    .map((one) => ({ one, distance: editDistance(wanted, foldName(one)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAR);
  throw new BadInput(`no built-in card has the ${what} ${word}`, [
    `near it: ${near.map(({ one }) => one).join(', ')}`,
  ]);
}

function typeTest(word: string): Test {
  known('type', word, [...SUPERTYPES, ...CARD_TYPES, ...cards.flatMap(facesOf).flatMap(typesOf)]);
  const wanted = foldName(word);
  return (card) => facesOf(card).some((face) => typesOf(face).some((t) => foldName(t) === wanted));
}

/** Color indicator or colours of the mana symbols (CR 105.2). */
function colorsOf(face: Face): readonly Color[] {
  return face.colors ?? COLORS.filter((c) => (face.manaCost ?? '').includes(c));
}

function colorTest(letters: string): Test {
  const wanted = [...letters.toUpperCase()];
  const bad = wanted.find((c) => c !== 'C' && !(COLORS as readonly string[]).includes(c));
  if (bad !== undefined || wanted.length === 0)
    throw new BadInput(`no color "${bad ?? letters}": use letters of WUBRG, or C for colorless`);
  if (wanted.includes('C')) return (card) => facesOf(card).every((face) => colorsOf(face).length === 0);
  return (card) => {
    const own = new Set<string>(facesOf(card).flatMap(colorsOf));
    return wanted.every((c) => own.has(c));
  };
}

function keywordTest(name: string): Test {
  known('keyword', name, [...FLAG_KEYWORDS, ...cards.flatMap(facesOf).flatMap(keywordsOf)]);
  const wanted = foldName(name);
  return (card) => facesOf(card).some((face) => keywordsOf(face).some((k) => foldName(k) === wanted));
}

function textTest(words: string): Test {
  const wanted = words.toLowerCase().replace(/\s+/g, ' ').trim();
  return (card) =>
    printCard(card, 'en').faces.some((face) => face.rules.join('\n').toLowerCase().includes(wanted));
}
