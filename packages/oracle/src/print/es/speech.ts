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
import type { Noun, NounPhrase, Predicate, Said } from './grammar.js';
import type { KeywordName } from './keyword-words.js';
import type { Mood } from './verbs.js';
import type { Conjunction, Gender } from './words.js';

/** A number before a noun, which it agrees with: "dos", "hasta una", "cualquier cantidad de". */
export interface CountWord {
  readonly word: (gender: Gender) => string;
  readonly many: boolean;
}

export interface NounOptions {
  /** What it is called when the filter names no type; by default what its zone says. */
  readonly head?: Head;
  readonly many?: boolean;
  /** Joins alternatives: "artefacto o criatura", "artefactos y criaturas". */
  readonly conjunction?: Conjunction;
  /** Zone named with "en", with "de", or left unsaid. */
  readonly place?: 'en' | 'de' | 'unsaid';
  /** Leave "que controlas" unsaid: the sentence says whose it is. */
  readonly controller?: 'unsaid';
  /** "objetivo" stands behind the noun. */
  readonly target?: true;
}

/**
 * una criatura, cada criatura, todas las criaturas, criaturas, las criaturas, ninguna criatura,
 * cualquier criatura; or a number.
 */
export type Determiner = 'a' | 'each' | 'all' | 'bare' | 'the' | 'no' | 'any' | { readonly count: CountWord };

/** How to speak of every object that matches: "cada criatura", "todas las criaturas", "las criaturas". */
export type GroupStyle = 'each' | 'all' | 'the';

export interface EffectOptions {
  /** Everything belongs to one condition: join the clauses into one sentence. */
  readonly together?: boolean;
}

export interface TokenOptions {
  readonly many: boolean;
  readonly status?: string;
}

/** "Siempre que" · "otra criatura que controlas" · "muera". */
export interface EventPhrase {
  readonly lead: 'Cuando' | 'Siempre que' | 'Al' | '';
  readonly subject: string;
  readonly happens: string;
}

/**
 * The printers call one another all around (a filter holds values, a value holds filters), so each
 * reaches the others through this table instead of importing them.
 */
export interface Say {
  noun(filter: Filter, options: NounOptions, s: Speech): Noun;
  np(filter: Filter, determiner: Determiner, s: Speech, options?: NounOptions): NounPhrase;
  object(ref: ObjectRef, s: Speech, style?: GroupStyle): NounPhrase;
  player(ref: PlayerRef, s: Speech): NounPhrase;
  whose(whose: Whose, s: Speech, many?: boolean): NounPhrase;
  isPlayer(ref: Ref, s: Speech): ref is PlayerRef;
  target(spec: TargetSpec, s: Speech): NounPhrase;
  value(value: Value, s: Speech): string;
  forEach(value: Value, s: Speech): string;
  condition(condition: Condition, s: Speech, mood?: Mood): string;
  cost(cost: Cost, s: Speech): readonly Predicate[];
  keyword(keyword: Keyword, s: Speech): KeywordName;
  token(token: TokenDef, s: Speech, options: TokenOptions): string;
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
  /** The player named in the sentence so far, who is left unsaid from then on. */
  player: string | null;
}
