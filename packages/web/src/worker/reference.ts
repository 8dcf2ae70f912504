import type { PrintedText } from '@ettin/oracle';
import type { CastMethod, ObjectView } from '@ettin/schema';
import type { CardLook } from '../card/look.js';
import type { Language } from '../i18n/languages.js';

/** What only the cards' data tells, asked for by name or by number of ability. All strings are ready to show. */
export type ReferenceQuery =
  | { readonly of: 'card'; readonly name: string }
  | ({ readonly of: 'types' } & Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'>)
  | {
      readonly of: 'ability';
      readonly ability: number;
      /** Whose ability it is, as far as its text names it. */
      readonly name: string | null;
      readonly token: boolean;
    };

export interface CardReference {
  readonly of: 'card';
  readonly printed: PrintedText;
  readonly faces: readonly { readonly name: string; readonly cost: string | null }[];
  /** How its first face looks. */
  readonly look: CardLook;
  /** Keywords with their costs by which it may be cast otherwise: "flashback {1}{R}". */
  readonly methods: Readonly<Partial<Record<CastMethod, string>>>;
  readonly kicker: readonly string[];
  readonly buyback: string | null;
  readonly entwine: string | null;
}

export interface AbilityReference {
  readonly of: 'ability';
  readonly text: string;
  /** Its modes without bullets; none where it has none. */
  readonly modes: readonly string[];
  /** A mana ability (CR 605.1). */
  readonly mana: boolean;
}

/** What an object is by now. */
export interface TypesReference {
  readonly of: 'types';
  readonly line: string;
}

/** Null where there is nothing such: a token has no card. */
export type ReferenceAnswer = CardReference | AbilityReference | TypesReference | null;

export interface ReferenceRequest {
  readonly to: 'reference';
  readonly id: number;
  readonly edition: string;
  readonly language: Language;
  readonly queries: readonly ReferenceQuery[];
}

export interface ReferenceReply {
  readonly from: 'reference';
  readonly id: number;
  readonly answers: readonly ReferenceAnswer[];
}
