import { foldName } from '@ettin/cards';
import { printCard } from '@ettin/oracle';
import { type CardDef, COLORS, type Color, type Face } from '@ettin/schema';
import { BadInput } from '../io/io.js';

export interface CardFilter {
  readonly type?: string;
  readonly color?: string;
  readonly keyword?: string;
  readonly text?: string;
}

type Test = (card: CardDef) => boolean;

/** All conditions together; none at all lets every card through. Throws `BadInput` for colors that there aren't. */
export function cardFilter(filter: CardFilter): Test {
  const tests: Test[] = [];
  if (filter.type !== undefined) tests.push(...filter.type.split(/\s+/).map(typeTest));
  if (filter.color !== undefined) tests.push(colorTest(filter.color));
  if (filter.keyword !== undefined) tests.push(keywordTest(filter.keyword));
  if (filter.text !== undefined) tests.push(textTest(filter.text));
  return (card) => tests.every((test) => test(card));
}

const facesOf = (card: CardDef): readonly Face[] => (card.other === undefined ? [card] : [card, card.other]);

function typeTest(word: string): Test {
  const wanted = foldName(word);
  return (card) =>
    facesOf(card).some((face) =>
      [...(face.supertypes ?? []), ...face.types, ...(face.subtypes ?? [])].some(
        (t) => foldName(t) === wanted,
      ),
    );
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
  const wanted = foldName(name);
  return (card) =>
    facesOf(card).some((face) =>
      (face.keywords ?? []).some((k) => foldName(typeof k === 'string' ? k : k.k) === wanted),
    );
}

function textTest(words: string): Test {
  const wanted = words.toLowerCase().replace(/\s+/g, ' ').trim();
  return (card) =>
    printCard(card, 'en').faces.some((face) => face.rules.join('\n').toLowerCase().includes(wanted));
}
