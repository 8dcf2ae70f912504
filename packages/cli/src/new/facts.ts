import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type Layout,
  SUPERTYPES,
  type Supertype,
} from '@ettin/schema';
import { BadInput } from '../io/io.js';

/** What a skeleton can know of a face: everything that isn't rules text. */
export interface FaceFacts {
  readonly name: string;
  readonly manaCost?: string;
  readonly colors?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: number | '*';
  readonly toughness?: number | '*';
  readonly loyalty?: number | 'X';
  readonly defense?: number;
}

export interface CardFacts extends FaceFacts {
  readonly layout?: Exclude<Layout, 'normal'>;
  readonly other?: FaceFacts;
  /** Lines of rules text that have to become abilities; their words aren't kept. */
  readonly textLines: number;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const SYMBOLS = /^(?:\{(?:\d+|[XYZSCWUBRG]|(?:[WUBRG2C]\/)?[WUBRGC](?:\/P)?|[WUBRG]\/[WUBRG]\/P)\})+$/;

/** "Legendary Creature — Elf Warrior". Throws `BadInput` with the word that is no type. */
export function readTypeLine(line: string): Pick<FaceFacts, 'supertypes' | 'types' | 'subtypes'> {
  const [left = '', right = ''] = line.split(/\s+(?:—|–|--?)\s+/);
  const supertypes: Supertype[] = [];
  const types: CardType[] = [];
  for (const word of left.trim().split(/\s+/)) {
    const lower = word.toLowerCase();
    const supertype = SUPERTYPES.find((s) => s === lower);
    // before 2023 kindred was called tribal
    const type = CARD_TYPES.find((t) => t === (lower === 'tribal' ? 'kindred' : lower));
    if (supertype !== undefined) supertypes.push(supertype);
    else if (type !== undefined) types.push(type);
    else
      throw new BadInput(
        `"${word}" in "${line}" is no card type: use ${CARD_TYPES.map(capital).join(', ')} after ${SUPERTYPES.map(capital).join(', ')}`,
      );
  }
  if (types.length === 0) throw new BadInput(`"${line}" has no card type`);
  // CR 205.3m: the one creature type of two words
  const subtypes = right.trim() === '' ? [] : right.replace('Time Lord', 'Time_Lord').trim().split(/\s+/);
  return { supertypes, types, subtypes: subtypes.map((s) => s.replace('_', ' ')) };
}

export function readCost(cost: string, name: string): string {
  const text = cost.trim().toUpperCase();
  if (!SYMBOLS.test(text)) throw new BadInput(`${name}: "${cost}" is no mana cost; write it as {2}{W/U}{R}`);
  return text;
}

/** "2/3" for creatures, with a star where an ability gives it; one number for planeswalkers and battles. */
export function readSize(size: string, types: readonly CardType[], name: string): Partial<FaceFacts> {
  const wrong = () =>
    new BadInput(
      `${name}: "${size}" is no size; write 2/3 (or */*) for creatures, 4 for planeswalkers and battles`,
    );
  const [power, toughness, more] = size.split('/').map((part) => numberOf(part.trim()));
  if (more !== undefined || power === undefined) throw wrong();
  if (toughness !== undefined) {
    if (power === 'X' || toughness === 'X') throw wrong();
    return { power, toughness };
  }
  if (types.includes('planeswalker') && power !== '*') return { loyalty: power };
  if (types.includes('battle') && typeof power === 'number') return { defense: power };
  throw wrong();
}

function numberOf(text: string): number | '*' | 'X' | undefined {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text.includes('*')) return '*';
  return text.toUpperCase() === 'X' ? 'X' : undefined;
}

/** Colours that don't follow from the mana cost (CR 105.2, 202.2). */
export function ownColors(
  colors: readonly string[],
  manaCost: string | undefined,
): readonly Color[] | undefined {
  const own = COLORS.filter((c) => colors.includes(c));
  const ofCost = COLORS.filter((c) => (manaCost ?? '').includes(c));
  return own.join('') === ofCost.join('') ? undefined : own;
}
