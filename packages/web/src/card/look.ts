import type { CardType, Color, ObjectView, Supertype } from '@ettin/schema';

/** What a face shows of an object or card; an `ObjectView` is one. */
export interface CardLook {
  /** Null: face down, or unknown to the reader. */
  readonly name: string | null;
  readonly manaCost?: string;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly keywords?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly printedPower?: number;
  readonly printedToughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly token?: boolean;
  readonly faceDown?: boolean;
}

/** The frame's colour: one of the five, M for several, C for none. */
export type Tint = Color | 'M' | 'C';

const LAND_TINTS: Readonly<Record<string, Tint>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** A land has no colour of its own and is tinted by its basic land types. */
export function tintOf(card: Pick<CardLook, 'colors' | 'types' | 'subtypes'>): Tint {
  if (card.colors.length > 1) return 'M';
  const [only] = card.colors;
  if (only !== undefined) return only;
  if (!card.types.includes('land')) return 'C';
  const lands = card.subtypes.flatMap((s) => LAND_TINTS[s] ?? []);
  return lands.length > 1 ? 'M' : (lands[0] ?? 'C');
}

/** "3/2" as it is now, and "2/1" as printed where that differs. */
export interface Size {
  readonly now: string;
  readonly printed: string | null;
  readonly change: 'up' | 'down' | 'none';
}

const digits = (n: number): string => String(n).replace('-', '−');

export function sizeOf(card: CardLook): Size | null {
  const { power, toughness, printedPower, printedToughness } = card;
  if (power === undefined || toughness === undefined) return null;
  const now = `${digits(power)}/${digits(toughness)}`;
  if (printedPower === undefined || printedToughness === undefined)
    return { now, printed: null, change: 'none' };
  const printed = `${digits(printedPower)}/${digits(printedToughness)}`;
  if (printed === now) return { now, printed: null, change: 'none' };
  const sum = power + toughness - printedPower - printedToughness;
  return { now, printed, change: sum < 0 ? 'down' : 'up' };
}

/** Symbols of a mana cost in order: "{2}{W/U}" is 2 and W/U. */
export const symbolsIn = (cost: string): readonly string[] =>
  [...cost.matchAll(/\{([^}]+)\}/g)].map((m) => m[1] ?? '');

/** Damage that an object has taken, for marking; 0 for none. */
export const damageOn = (o: ObjectView): number => o.damage ?? 0;
