import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { COLORS, type Face } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { cards } from './index.js';
import { fullName } from './names.js';

/** Card data kept beside the repository, never in it. */
const data = new URL('../../../../shared/data/cards.jsonl.gz', import.meta.url);
const present = existsSync(data);

/** Cards that the data lacks; their text was read elsewhere. */
const MISSING: readonly string[] = ['Storm the Vault // Vault of Catlacan'];

interface Printed {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: readonly string[];
  readonly faces?: readonly Printed[];
  readonly layout?: string;
}

const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  split: ['split', 'aftermath'],
  modal_dfc: ['modalDoubleFaced'],
};

function printedCards(): Map<string, Printed> {
  const lines = gunzipSync(readFileSync(data)).toString('utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const printed: Printed = JSON.parse(line);
      return [printed.name, printed];
    }),
  );
}

const SUPERTYPE = /^(?:Basic|Legendary|Snow|World|Ongoing)$/;
const words = (text = '') => text.split(' ').filter((word) => word !== '');

/** What is compared of a face, as the card data writes it. */
interface Characteristics {
  readonly manaCost: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly size: readonly (string | undefined)[];
  readonly colors: readonly string[] | undefined;
}

function ofPrinted(printed: Printed): Characteristics {
  const [types, subtypes] = printed.type_line.split(/ [—-] /);
  return {
    manaCost: printed.mana_cost ?? '',
    supertypes: words(types).filter((word) => SUPERTYPE.test(word)),
    types: words(types)
      .filter((word) => !SUPERTYPE.test(word))
      .map((word) => (word === 'Tribal' ? 'kindred' : word.toLowerCase()))
      .sort(),
    subtypes: words(subtypes).sort(),
    size: [printed.power, printed.toughness, printed.loyalty, printed.defense].map(variable),
    colors: printed.colors === undefined ? undefined : [...printed.colors].sort(),
  };
}

/** Everything with a star is '*' in our data; the ability says what it is. */
function variable(size: string | undefined): string | undefined {
  return size?.includes('*') ? '*' : size;
}

function colorsOf(face: Face): string[] {
  if (face.keywords?.includes('devoid')) return [];
  return [...(face.colors ?? COLORS.filter((color) => face.manaCost?.includes(color)))].sort();
}

function ofFace(face: Face, colorsKnown: boolean): Characteristics {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    manaCost: face.manaCost ?? '',
    supertypes: (face.supertypes ?? []).map(capital),
    types: [...face.types].sort(),
    subtypes: [...(face.subtypes ?? [])].sort(),
    size: [face.power, face.toughness, face.loyalty, face.defense].map((size) => size?.toString()),
    colors: colorsKnown ? colorsOf(face) : undefined,
  };
}

const title = present
  ? 'the built-in cards beside the card data'
  : 'the built-in cards beside the card data (skipped: no ../shared/data/cards.jsonl.gz)';
if (!present) console.warn(title);

describe.skipIf(!present)(title, () => {
  const printed = present ? printedCards() : new Map<string, Printed>();

  it('should be known by their full names, with the same layout', () => {
    const wrong = cards.flatMap((card) => {
      if (MISSING.includes(fullName(card))) return [];
      const layout = printed.get(fullName(card))?.layout;
      if (layout === undefined) return [`${fullName(card)}: unknown`];
      const own = card.layout ?? 'normal';
      return (LAYOUTS[layout] ?? [layout]).includes(own) ? [] : [`${card.name}: ${own}, not ${layout}`];
    });
    expect(wrong).toEqual([]);
  });

  it('should have the same cost, color, types and size', () => {
    const [own, theirs]: [Record<string, Characteristics>, Record<string, Characteristics>] = [{}, {}];
    for (const card of cards) {
      const entry = printed.get(fullName(card));
      if (entry === undefined) continue;
      const faces = card.other === undefined ? [card] : [card, card.other];
      const printedFaces = entry.faces ?? [entry];
      faces.forEach((face, position) => {
        const printedFace = printedFaces[position];
        if (printedFace === undefined) return;
        theirs[face.name] = ofPrinted(printedFace);
        own[face.name] = ofFace(face, printedFace.colors !== undefined);
      });
    }
    expect(own).toEqual(theirs);
  });
});
