import type { Ability } from './ability.js';
import type { Cost } from './cost.js';
import type { Keyword } from './keyword.js';
import type { Value } from './selector.js';
import type { CardType, Color, Supertype } from './words.js';

/** How the parts of a card belong together. */
export const LAYOUTS = [
  'normal',
  'split',
  'aftermath',
  'adventure',
  'transform',
  'modalDoubleFaced',
  'flip',
  'saga',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** One face, half or part: what CR 109.3 lists, and abilities as data. Never code, never printed text. */
export interface Face {
  readonly name: string;
  /** As printed, e.g. "{2}{W}{W}". Absent: no mana cost (lands, back faces), which can't be paid (CR 118.6). */
  readonly manaCost?: string;
  /** Colour indicator or colour set by the face where it doesn't follow from the mana cost. */
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** '*' where a characteristic-defining ability gives it. */
  readonly power?: number | '*';
  readonly toughness?: number | '*';
  readonly loyalty?: number | 'X';
  readonly defense?: number;
  readonly keywords?: readonly Keyword[];
  /** Instants and sorceries have one `spell` ability (with modes where they have several). */
  readonly abilities?: readonly Ability[];
  /** Additional cost to cast it (CR 601.2b, 601.2f). */
  readonly additionalCost?: Cost;
  /** May begin the game on the battlefield from the opening hand (CR 103.6). */
  readonly openingHand?: true;
  /** A deck may hold any number of it (CR 100.2a). */
  readonly anyNumber?: true;
}

/**
 * A built-in card. One file each, `packages/cards/src/<letter>/<kebab-name>.ts`:
 *
 *   export default card({ name: 'Grizzly Bears', manaCost: '{1}{G}', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 });
 */
export interface CardDef extends Face {
  /** Default 'normal'. */
  readonly layout?: Layout;
  /** The other face, half, adventure or flipped part. */
  readonly other?: Face;
}

/** A token as the effect that makes it describes it (CR 111.3); name defaults to its subtypes and "Token". */
export interface TokenDef {
  readonly name?: string;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** A value is worked out once, as the token is made; '*' is for a characteristic-defining ability. */
  readonly power?: Value | '*';
  readonly toughness?: Value | '*';
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
}

/** Identity with a type: authors get completion and errors on the spot. */
export function card(def: CardDef): CardDef {
  return def;
}
