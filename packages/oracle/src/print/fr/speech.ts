import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Filter,
  Keyword,
  Mod,
  ObjectRef,
  PlayerRef,
  Ref,
  ReplacementAbility,
  TargetSpec,
  TokenDef,
  Trigger,
  Value,
  Whose,
} from '@ettin/schema';
import type { Head, Scope } from '../scope.js';
import type { NounPhrase, Predicate, Said } from './grammar.js';
import type { Conjunction, Gender } from './words.js';

/**
 * a creature, each creature, all creatures, the creatures that match ("les créatures"), a noun
 * without article ("de créatures"), no creature, whichever creature; a number word; or a target.
 */
export type Determiner =
  | 'a'
  | 'each'
  | 'all'
  | 'the'
  | 'bare'
  | 'no'
  | 'any'
  | 'target'
  | { readonly count: (gender: Gender) => string; readonly many: boolean };

export interface NounOptions {
  /** What it is called when the filter names no type; by default what its zone says. */
  readonly head?: Head;
  readonly many?: boolean;
  readonly conjunction?: Conjunction;
  /** Zone named with "dans", with "de", or left unsaid. */
  readonly place?: 'in' | 'from' | 'unsaid';
  /** Leave "que vous contrôlez" unsaid: the sentence says whose it is. */
  readonly controller?: 'unsaid';
  /** "ciblé" stands right after the adjectives. */
  readonly targeted?: boolean;
}

/** How to speak of every object that matches: "chaque créature", "toutes les créatures", "les créatures". */
export type GroupStyle = 'each' | 'all' | 'the';

export interface EffectOptions {
  /** Everything belongs to one condition: join the clauses into one sentence. */
  readonly together?: boolean;
}

export interface EventPhrase {
  readonly lead: 'Quand' | 'À chaque fois que' | '';
  readonly subject: string;
  readonly happens: string;
  /** " depuis un cimetière", at the end. */
  readonly origin?: string;
}

/**
 * The printers call one another all around (a filter holds values, a value holds filters), so each
 * reaches the others through this table instead of importing them.
 */
export interface Say {
  np(filter: Filter, determiner: Determiner, s: Speech, options?: NounOptions): NounPhrase;
  object(ref: ObjectRef, s: Speech, style?: GroupStyle): NounPhrase;
  player(ref: PlayerRef, s: Speech): NounPhrase;
  whose(whose: Whose, s: Speech, many?: boolean): NounPhrase;
  isPlayer(ref: Ref, s: Speech): ref is PlayerRef;
  target(spec: TargetSpec, s: Speech): NounPhrase;
  /** With its article: "le nombre de créatures", "sa force", "7". */
  value(value: Value, s: Speech): string;
  /** After "pour chaque". */
  forEach(value: Value, s: Speech): string;
  condition(condition: Condition, s: Speech): string;
  cost(cost: Cost, s: Speech): readonly Predicate[];
  /** A keyword by itself, in lower case. */
  keyword(keyword: Keyword, s: Speech): string;
  /** A keyword within a sentence, with its article: "le vol", "la protection contre le noir". */
  theKeyword(keyword: Keyword, s: Speech): string;
  token(token: TokenDef, s: Speech, count: string | null): NounPhrase;
  mods(mods: readonly Mod[], subject: NounPhrase, style: 'is' | 'becomes', s: Speech): ModWords;
  event(trigger: Trigger, s: Speech): EventPhrase;
  effects(effects: readonly Effect[], s: Speech, options?: EffectOptions): string[];
  said(effects: readonly Effect[], s: Speech): Said[];
  join(said: readonly Said[], options?: EffectOptions): string[];
  ability(ability: Ability, s: Speech): string;
  replacement(ability: ReplacementAbility, s: Speech): string[];
}

/** What modifications say of their subject: what it is or has, what it can't or must do, and whole sentences. */
export interface ModWords {
  readonly state: readonly Predicate[];
  readonly limits: readonly Predicate[];
  readonly sentences: readonly string[];
}

export interface Speech extends Scope {
  readonly say: Say;
  /** The player named in the sentence so far, who is "il" from then on. */
  player: string | null;
  /** Goes by its card's name, where "cette créature" could be something else as well. */
  readonly byName: boolean;
  /** What "cette créature" has meant: the source, or something else of its kind. */
  readonly meant: Set<'self' | 'other'>;
  /** Conditions after "à moins que" take the subjunctive. */
  unless: boolean;
}

/** The beginning of a text: nothing said yet. */
export const fresh = (
  say: Say,
  byName = false,
): Pick<Speech, 'say' | 'player' | 'byName' | 'meant' | 'unless'> => ({
  say,
  player: null,
  byName,
  meant: new Set(),
  unless: false,
});
