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
import type { Conjunction } from './words.js';

export interface NounOptions {
  /** What it is called when the filter names no type; by default what its zone says. */
  readonly head?: Head;
  readonly many?: boolean;
  /** Joins alternatives: "artifact or creature", "artifacts and creatures". */
  readonly conjunction?: Conjunction;
  /** Zone named with "in", with "from", or left unsaid. */
  readonly place?: 'in' | 'from' | 'unsaid';
  /** Leave "you control" unsaid: the sentence says whose it is. */
  readonly controller?: 'unsaid';
}

/** a creature, each creature, all creatures, creatures, no creatures, the creature; or a number word. */
export type Determiner = 'a' | 'each' | 'all' | 'bare' | 'no' | 'any' | { readonly count: string };

/** How to speak of every object that matches: "each creature", "all creatures", "creatures". */
export type GroupStyle = 'each' | 'all' | 'bare';

export interface EffectOptions {
  /** Everything belongs to one condition: join the clauses into one sentence. */
  readonly together?: boolean;
}

export interface TokenOptions {
  readonly many: boolean;
  readonly status?: string;
}

export interface EventPhrase {
  readonly lead: 'When' | 'Whenever' | 'At' | '';
  readonly subject: string;
  readonly happens: string;
}

/**
 * The printers call one another all around (a filter holds values, a value holds filters), so each
 * reaches the others through this table instead of importing them.
 */
export interface Say {
  noun(filter: Filter, options: NounOptions, s: Speech): string;
  np(filter: Filter, determiner: Determiner, s: Speech, options?: NounOptions): NounPhrase;
  object(ref: ObjectRef, s: Speech, style?: GroupStyle): NounPhrase;
  player(ref: PlayerRef, s: Speech): NounPhrase;
  whose(whose: Whose, s: Speech, many?: boolean): NounPhrase;
  isPlayer(ref: Ref, s: Speech): ref is PlayerRef;
  target(spec: TargetSpec, s: Speech): NounPhrase;
  value(value: Value, s: Speech): string;
  forEach(value: Value, s: Speech): string;
  condition(condition: Condition, s: Speech): string;
  cost(cost: Cost, s: Speech): readonly Predicate[];
  keyword(keyword: Keyword, s: Speech): string;
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
  /** The player named in the sentence so far, who is "they" from then on. */
  player: string | null;
}
