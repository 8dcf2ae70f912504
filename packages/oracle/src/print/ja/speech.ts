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
  Zone,
} from '@ettin/schema';
import { mentions } from '../mentions.js';
import { type Head, newScope, type Scope } from '../scope.js';
import type { Self } from '../self.js';
import type { Clause, Phrase } from './grammar.js';
import type { Counter } from './words.js';

export interface NounOptions {
  /** What it is called when the filter names no type; by default what its zone says. */
  readonly head?: Head;
  /** Leave the zone unsaid: the sentence says where it is. */
  readonly place?: 'unsaid';
  /** Leave "あなたがコントロールしている" unsaid: the sentence says whose it is. */
  readonly controller?: 'unsaid';
}

/** One of the nouns that a description may name, with the word it is counted by. */
export interface HeadNoun {
  readonly text: string;
  readonly counter: Counter;
}

/** A description taken apart: sentences before the noun, adjectives, and the nouns themselves. */
export interface Noun {
  readonly clauses: readonly string[];
  readonly other: boolean;
  /** "黒でない", "それら以外の": before a word of number, as the rest isn't. */
  readonly limits: readonly string[];
  readonly adjectives: readonly string[];
  readonly heads: readonly HeadNoun[];
}

/**
 * How many: one of them, all or each of them, no number; so many ("２", "最大２", "Ｘ") with the counter;
 * one of several numbers ("１体か２体"); or a number told before it ("望む数の").
 */
export type Determiner =
  | 'one'
  | 'all'
  | 'each'
  | 'bare'
  | { readonly size: string }
  | { readonly sizes: readonly string[] }
  | { readonly before: string };

/** How to speak of every object that matches: "すべての…", "各…", or by its kind alone. */
export type GroupStyle = 'all' | 'each' | 'bare';

/** When an ability triggers: "このクリーチャーが" · "死亡する" · "とき". `lead` is for steps: a time, no verb. */
export interface EventPhrase {
  readonly when: 'とき' | 'たび' | 'に';
  readonly subject: string;
  readonly happens: string;
}

/**
 * The printers call one another all around (a filter holds values, a value holds filters), so each
 * reaches the others through this table instead of importing them.
 */
export interface Say {
  noun(filter: Filter, options: NounOptions, s: Speech): Noun;
  np(filter: Filter, determiner: Determiner, s: Speech, options?: NounOptions): string;
  object(ref: ObjectRef, s: Speech, style?: GroupStyle): Phrase;
  player(ref: PlayerRef, s: Speech): Phrase;
  whose(whose: Whose, s: Speech): Phrase;
  isPlayer(ref: Ref, s: Speech): ref is PlayerRef;
  targets(specs: readonly TargetSpec[], s: Speech): string[];
  value(value: Value, s: Speech): string;
  forEach(value: Value, s: Speech): string;
  condition(condition: Condition, s: Speech): string;
  negation(condition: Condition, s: Speech): string;
  cost(cost: Cost, s: Speech): readonly string[];
  keyword(keyword: Keyword, s: Speech): string;
  token(token: TokenDef, s: Speech): HeadNoun;
  mods(mods: readonly Mod[], subject: Phrase, becomes: boolean, s: Speech): ModWords;
  event(trigger: Trigger, s: Speech): EventPhrase;
  said(effects: readonly Effect[], s: Speech): Clause[];
  effects(effects: readonly Effect[], s: Speech): string[];
  together(effects: readonly Effect[], s: Speech): string[];
  ability(ability: Ability, s: Speech): string;
  replacement(ability: ReplacementAbility, s: Speech): string[];
}

/** What modifications say: predicates about their subject, and whole sentences of their own. */
export interface ModWords {
  readonly predicates: readonly string[];
  readonly sentences: readonly string[];
}

export interface Speech extends Scope {
  readonly say: Say;
  /** What "that player" is called just now: "そのプレイヤー", "自分"; empty where the clause describes them. */
  playerText: string;
  /** The ability says something of what its trigger event names. */
  readonly speaksOfIt: boolean;
  /** What something is called in the clause that is about it: "自身". */
  readonly pronouns: Map<string, string>;
}

/** The text of one ability, token or line from its beginning: nothing has been said yet. */
export function newSpeech(
  self: Self,
  from: Zone,
  say: Say,
  ability?: { readonly targets?: readonly TargetSpec[] },
): Speech {
  return {
    ...newScope(self, from, ability),
    say,
    playerText: 'そのプレイヤー',
    pronouns: new Map(),
    speaksOfIt: mentions(ability, 'it') || mentions(ability, 'eventSource'),
  };
}
