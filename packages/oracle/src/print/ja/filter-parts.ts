import type { Color, Filter, NumberTest, ObjectRef } from '@ettin/schema';
import type { Head } from '../scope.js';
import { ga } from './grammar.js';
import type { NounOptions, Speech } from './speech.js';
import { counterNoun, subtypeWord } from './subtypes.js';
import { attributive } from './verb.js';
import { COLOR_WORDS, FLAG_WORDS, SUPERTYPE_NOUNS, TYPE_WORDS } from './vocabulary.js';
import { anyOf, either, number } from './words.js';

/** The words of a description, each where Japanese puts it. */
export interface Parts {
  readonly options: NounOptions;
  readonly head: Head;
  /** Sentences in their dictionary form, to be linked: "あなたがコントロールしている", "飛行を持つ". */
  readonly clauses: string[];
  /** What happened, in the past, which comes before them. */
  readonly past: string[];
  /** "黒でない" without its ending: "黒". */
  readonly not: string[];
  readonly adjectives: string[];
  /** "それら以外の", before a word of number. */
  readonly except: string[];
}

export const newParts = (options: NounOptions, head: Head = 'permanent'): Parts => ({
  options,
  head,
  clauses: [],
  past: [],
  not: [],
  adjectives: [],
  except: [],
});

type Part<K extends keyof Filter> = (value: NonNullable<Filter[K]>, parts: Parts, s: Speech) => void;

const says =
  (yes: string, no: string) =>
  (value: boolean, parts: Parts): void => {
    parts.clauses.push(value ? yes : no);
  };

const happened =
  (text: string) =>
  (value: boolean, parts: Parts): void => {
    if (value) parts.past.push(text);
  };

const colorList = (colors: readonly Color[]) => either(colors.map((color) => COLOR_WORDS[color]));

const COMPARED: Readonly<Record<NumberTest['is'], string>> = {
  '=': 'である',
  '<=': '以下である',
  '>=': '以上である',
  '<': '未満である',
  '>': 'より大きい',
  '!=': 'でない',
};

/** "パワーが４以上である", "マナ総量がＸ以下である". */
export function numberTest(quality: string, { is, than }: NumberTest, s: Speech): string {
  if (typeof than === 'object' && 'greatest' in than && (is === '>=' || is === '=')) {
    return `${s.say.np(than.among, 'bare', s)}の中で最大の${quality}を持つ`;
  }
  const value = typeof than === 'number' ? number(than) : s.say.value(than, s);
  return `${quality}が${value}${COMPARED[is]}`;
}

const shares = (quality: string) => (ref: ObjectRef, parts: Parts, s: Speech) => {
  parts.clauses.push(`${s.say.object(ref, s).text}と共通の${quality}を持つ`);
};

const CHOSEN = {
  color: '選ばれた色の',
  creatureType: '選ばれたタイプの',
  name: '選ばれた名前の',
  cardType: '選ばれたカード・タイプの',
} as const;

/** Said by the noun or by whoever asks for it. */
const elsewhere = () => {};

/** One printer a field: a field added to `Filter` doesn't compile until it has one. */
export const FILTER_PARTS: { readonly [K in keyof Required<Filter>]: Part<K> } = {
  zone: elsewhere,
  owner: elsewhere,
  controller: elsewhere,
  other: elsewhere,
  self: elsewhere,
  anyOf: elsewhere,
  stackKind: elsewhere,
  types: elsewhere,
  allTypes: elsewhere,
  subtypes: elsewhere,
  supertypes: elsewhere,
  token: (value, parts) => {
    if (!value && parts.head !== 'card') parts.not.push('トークン');
  },
  notTypes: (types, parts) => parts.not.push(...types.map((type) => TYPE_WORDS[type])),
  notSupertypes: (supertypes, parts) =>
    parts.not.push(...supertypes.map((supertype) => SUPERTYPE_NOUNS[supertype])),
  notSubtypes: (subtypes, parts) => parts.not.push(...subtypes.map(subtypeWord)),
  colors: (colors, parts) => parts.adjectives.push(`${colorList(colors)}の`),
  notColors: (colors, parts) => parts.not.push(...colors.map((color) => COLOR_WORDS[color])),
  colorless: (value, parts) => parts.adjectives.push(value ? '無色の' : '有色の'),
  multicolored: (value, parts) => parts.adjectives.push(value ? '多色の' : '多色でない'),
  monocolored: (value, parts) => parts.adjectives.push(value ? '単色の' : '単色でない'),
  historic: (value, parts) => parts.adjectives.push(value ? '歴史的な' : '歴史的でない'),
  name: (name, parts) => parts.except.push(`「${name}」という名前の`),
  attackingPlayer: (ref, parts, s) => parts.clauses.push(`${s.say.player(ref, s).text}を攻撃している`),
  attackingYouOrYours: (value, parts) => {
    if (value) parts.clauses.push('あなたやあなたがコントロールしているプレインズウォーカーを攻撃している');
  },
  attacking: says('攻撃している', '攻撃していない'),
  blocking: says('ブロックしている', 'ブロックしていない'),
  blocked: says('ブロックされている', 'ブロックされていない'),
  unblocked: says('攻撃していてブロックされていない', 'ブロックされている'),
  enchanted: says('エンチャントされている', 'エンチャントされていない'),
  equipped: says('装備品がつけられている', '装備品がつけられていない'),
  keyword: (keyword, parts) => parts.clauses.push(`${FLAG_WORDS[keyword]}を持つ`),
  notKeyword: (keyword, parts) => parts.clauses.push(`${FLAG_WORDS[keyword]}を持たない`),
  counter: (kind, parts) => parts.clauses.push(`${counterNoun(kind)}が置かれている`),
  power: (test, parts, s) => parts.clauses.push(numberTest('パワー', test, s)),
  toughness: (test, parts, s) => {
    const [, power] = /^パワーが([０-９]+)である$/.exec(parts.clauses.at(-1) ?? '') ?? [];
    if (power === undefined || test.is !== '=' || typeof test.than !== 'number') {
      parts.clauses.push(numberTest('タフネス', test, s));
      return;
    }
    parts.clauses.pop();
    parts.adjectives.push(`${power.normalize('NFKC')}/${test.than}の`);
  },
  manaValue: (test, parts, s) => parts.clauses.push(numberTest('マナ総量', test, s)),
  tapped: says('タップ状態である', 'アンタップ状態である'),
  faceDown: says('裏向きである', '表向きである'),
  enteredThisTurn: happened('このターンに戦場に出た'),
  dealtDamageThisTurn: happened('このターンにダメージを与えた'),
  wasDealtDamageThisTurn: happened('このターンにダメージを受けた'),
  attackedThisTurn: happened('このターンに攻撃した'),
  dealtDamageBy: (ref, parts, s) =>
    parts.past.push(`このターンに${s.say.object(ref, s).text}からダメージを受けた`),
  among: (ref, parts, s) => parts.except.push(`${s.say.object(ref, s).text}のうちの`),
  notAmong: (ref, parts, s) => parts.except.push(`${s.say.object(ref, s).text}以外の`),
  ofChosen: (chosen, parts) => parts.except.push(CHOSEN[chosen]),
  sharesColorWith: shares('色'),
  sharesCreatureTypeWith: shares('クリーチャー・タイプ'),
  targets: (targets, parts, s) => {
    const what: string[] = [];
    if (targets.object !== undefined) what.push(s.say.np(targets.object, 'bare', s));
    if (targets.player !== undefined) what.push(s.say.whose(targets.player, s).text);
    parts.clauses.push(`${anyOf(what)}を対象としている`);
  },
  not: (filter, parts, s) => parts.except.push(`${s.say.np(filter, 'bare', s)}でない`),
};

const KEYS = Object.keys(FILTER_PARTS) as readonly (keyof Filter)[];

function addPart<K extends keyof Filter>(key: K, filter: Filter, parts: Parts, s: Speech): void {
  const value = filter[key];
  if (value !== undefined) FILTER_PARTS[key](value as NonNullable<Filter[K]>, parts, s);
}

export function addParts(filter: Filter, parts: Parts, s: Speech): void {
  for (const key of KEYS) addPart(key, filter, parts, s);
}

/** "黒でない", "アーティファクトでも黒でもない". */
export const isnt = (words: readonly string[]): string[] =>
  words.length === 0
    ? []
    : words.length === 1
      ? [`${words[0]}でない`]
      : [`${words.map((word) => `${word}でも`).join('')}ない`];

/** "あなたがコントロールしている", "あなたがコントロールしていない". */
export function controls(whose: NonNullable<Filter['controller']>, s: Speech): string[] {
  if (whose === 'eachPlayer') return [];
  if (whose === 'notYou' || whose === 'eachOtherPlayer') return ['あなたがコントロールしていない'];
  return [`${ga(s.say.whose(whose, s))}コントロールしている`];
}

/** Alternatives that only describe, joined before one noun: "攻撃しているかブロックしている". */
export const eitherDescription = (each: readonly (readonly string[])[]): string =>
  each.map((words, at) => (at === each.length - 1 ? attributive(words.join('')) : words.join(''))).join('か');
