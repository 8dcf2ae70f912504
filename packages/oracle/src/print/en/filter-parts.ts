import type { CardType, Color, Filter, NumberTest, ObjectRef, Supertype } from '@ettin/schema';
import { isCountable } from '../amount.js';
import type { Head } from '../scope.js';
import { conjugate, objectCase } from './grammar.js';
import { owesX } from './quantity.js';
import type { NounOptions, Speech } from './speech.js';
import { COLOR_WORDS, FLAG_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { list, withArticle } from './words.js';

/** The words of a noun phrase, each where English puts it. */
export interface Parts {
  readonly options: NounOptions;
  head: Head;
  /** Before the noun: tapped, attacking · nontoken, legendary · nonblack · white. */
  readonly status: string[];
  readonly kind: string[];
  readonly not: string[];
  readonly color: string[];
  readonly subtypes: string[];
  readonly types: string[];
  readonly joinedTypes: string[];
  /** After it: named · you control · with … · that … · in your graveyard · other than … */
  readonly named: string[];
  readonly control: string[];
  readonly having: string[];
  readonly that: string[];
  readonly place: string[];
  readonly except: string[];
}

export function newParts(options: NounOptions, head: Head): Parts {
  return {
    options,
    head,
    status: [],
    kind: [],
    not: [],
    color: [],
    subtypes: [],
    types: [],
    joinedTypes: [],
    named: [],
    control: [],
    having: [],
    that: [],
    place: [],
    except: [],
  };
}

type Part<K extends keyof Filter> = (value: NonNullable<Filter[K]>, parts: Parts, s: Speech) => void;

const yesNo =
  (yes: string, no: string) =>
  (value: boolean, parts: Parts): void => {
    parts.status.push(value ? yes : no);
  };

/** "that was dealt damage", "that were dealt damage". */
const that =
  (one: string, many = one) =>
  (value: boolean, parts: Parts): void => {
    if (value) parts.that.push(`that ${parts.options.many === true ? many : one}`);
  };

const colorList = (colors: readonly Color[]) =>
  list(
    colors.map((color) => COLOR_WORDS[color]),
    'or',
  );
const non = (word: string) => (/^[A-Z]/.test(word) ? `non-${word}` : `non${word}`);
const superWord = (supertype: Supertype) => SUPERTYPE_WORDS[supertype];
const typeWord = (type: CardType) => TYPE_WORDS[type];

/** "power 4 or greater", "mana value X or less", "toughness less than its power". */
export function numberTest(quality: string, test: NumberTest, s: Speech, within = false): string {
  const { than } = test;
  if (typeof than === 'object' && 'greatest' in than && (test.is === '>=' || test.is === '=')) {
    return `the ${s.say.value(than, s).replace(/^the /, '')}`;
  }
  const value = s.say.value(than, s);
  const short = typeof than === 'number' || than === 'X';
  switch (test.is) {
    case '=':
      return short ? `${quality} ${value}` : `${quality} equal to ${value}`;
    case '<=':
      if (!short && within && isCountable(than)) return `${quality} ${owesX(than, s)} or less`;
      return short ? `${quality} ${value} or less` : `${quality} less than or equal to ${value}`;
    case '>=':
      return short ? `${quality} ${value} or greater` : `${quality} greater than or equal to ${value}`;
    case '<':
      return `${quality} less than ${value}`;
    case '>':
      return `${quality} greater than ${value}`;
    case '!=':
      return `${quality} other than ${value}`;
  }
}

const shares = (quality: string) => (ref: ObjectRef, parts: Parts, s: Speech) => {
  const verb = parts.options.many === true ? 'share' : 'shares';
  parts.that.push(`that ${verb} a ${quality} with ${objectCase(s.say.object(ref, s))}`);
};

const CHOSEN = {
  color: 'of the chosen color',
  creatureType: 'of the chosen type',
  name: 'with the chosen name',
  cardType: 'of the chosen card type',
} as const;

/** One printer a field: a field added to `Filter` doesn't compile until it has one. */
export const FILTER_PARTS: { readonly [K in keyof Required<Filter>]: Part<K> } = {
  zone: () => {},
  owner: () => {},
  controller: () => {},
  other: () => {},
  self: () => {},
  anyOf: () => {},
  stackKind: () => {},
  types: (types, parts) => parts.types.push(...types.map(typeWord)),
  allTypes: (types, parts) => parts.joinedTypes.push(...types.map(typeWord)),
  notTypes: (types, parts) => {
    const permanents = types.length === 2 && types.includes('instant') && types.includes('sorcery');
    if (permanents && parts.head === 'card') parts.types.push('permanent');
    else parts.not.push(...types.map((type) => non(typeWord(type))));
  },
  supertypes: (supertypes, parts) => {
    parts.kind.push(list(supertypes.map(superWord), 'or'));
  },
  notSupertypes: (supertypes, parts) => {
    parts.not.push(...supertypes.map((supertype) => non(superWord(supertype))));
  },
  subtypes: (subtypes, parts) => parts.subtypes.push(...subtypes),
  notSubtypes: (subtypes, parts) => parts.not.push(...subtypes.map(non)),
  colors: (colors, parts) => parts.color.push(colorList(colors)),
  notColors: (colors, parts) => parts.not.push(...colors.map((color) => non(COLOR_WORDS[color]))),
  colorless: (value, parts) => parts.color.push(value ? 'colorless' : 'colored'),
  multicolored: (value, parts) => parts.color.push(value ? 'multicolored' : 'nonmulticolored'),
  monocolored: (value, parts) => parts.color.push(value ? 'monocolored' : 'nonmonocolored'),
  historic: (value, parts) => parts.kind.push(value ? 'historic' : 'nonhistoric'),
  name: (name, parts) => parts.named.push(`named ${name}`),
  keyword: (keyword, parts) => parts.having.push(`with ${FLAG_WORDS[keyword]}`),
  notKeyword: (keyword, parts) => parts.having.push(`without ${FLAG_WORDS[keyword]}`),
  power: (test, parts, s) => parts.having.push(`with ${numberTest('power', test, s, true)}`),
  toughness: (test, parts, s) => {
    const [, power] = /^with power (\d+)$/.exec(parts.having.at(-1) ?? '') ?? [];
    if (power === undefined || test.is !== '=' || typeof test.than !== 'number') {
      parts.having.push(`with ${numberTest('toughness', test, s)}`);
      return;
    }
    parts.having.pop();
    parts.color.unshift(`${power}/${test.than}`);
  },
  manaValue: (test, parts, s) => parts.having.push(`with ${numberTest('mana value', test, s, true)}`),
  tapped: yesNo('tapped', 'untapped'),
  attacking: yesNo('attacking', 'nonattacking'),
  blocking: yesNo('blocking', 'nonblocking'),
  blocked: yesNo('blocked', 'unblocked'),
  unblocked: yesNo('unblocked', 'blocked'),
  faceDown: yesNo('face-down', 'face-up'),
  enchanted: yesNo('enchanted', 'unenchanted'),
  equipped: yesNo('equipped', 'unequipped'),
  token: (value, parts) => {
    if (value) parts.head = 'token';
    else if (parts.head !== 'card') parts.not.push('nontoken');
  },
  counter: (kind, parts) => {
    const noun = kind === 'any' ? 'counter' : `${kind} counter`;
    const many = parts.options.many === true;
    parts.having.push(many ? `with ${noun}s on them` : `with ${withArticle(noun)} on it`);
  },
  enteredThisTurn: that('entered this turn'),
  dealtDamageThisTurn: that('dealt damage this turn'),
  wasDealtDamageThisTurn: that('was dealt damage this turn', 'were dealt damage this turn'),
  attackedThisTurn: that('attacked this turn'),
  dealtDamageBy: (ref, parts, s) =>
    parts.having.push(`dealt damage by ${objectCase(s.say.object(ref, s))} this turn`),
  among: (ref, parts, s) => parts.place.push(`from among ${objectCase(s.say.object(ref, s))}`),
  notAmong: (ref, parts, s) => parts.except.push(`other than ${objectCase(s.say.object(ref, s))}`),
  ofChosen: (chosen, parts) => parts.having.unshift(CHOSEN[chosen]),
  sharesColorWith: shares('color'),
  sharesCreatureTypeWith: shares('creature type'),
  attackingPlayer: (ref, parts, s) => parts.that.push(`attacking ${objectCase(s.say.player(ref, s))}`),
  attackingYouOrYours: (value, parts) => {
    if (value) parts.that.push('attacking you or a planeswalker you control');
  },
  targets: (targets, parts, s) => {
    const what: string[] = [];
    if (targets.object !== undefined) what.push(objectCase(s.say.np(targets.object, 'a', s)));
    if (targets.player !== undefined) what.push(objectCase(s.say.whose(targets.player, s)));
    parts.that.push(`that ${parts.options.many === true ? 'target' : 'targets'} ${list(what, 'or')}`);
  },
  not: (filter, parts, s) => {
    const verb = parts.options.many === true ? "aren't" : "isn't";
    const noun = s.say.np(filter, parts.options.many === true ? 'bare' : 'a', s, { place: 'in' });
    parts.that.push(`that ${verb} ${noun.text}`);
  },
};

const KEYS = Object.keys(FILTER_PARTS) as readonly (keyof Filter)[];

function addPart<K extends keyof Filter>(key: K, filter: Filter, parts: Parts, s: Speech): void {
  const value = filter[key];
  if (value !== undefined) FILTER_PARTS[key](value as NonNullable<Filter[K]>, parts, s);
}

export function addParts(filter: Filter, parts: Parts, s: Speech): void {
  for (const key of KEYS) addPart(key, filter, parts, s);
}

/** "you control", "an opponent controls", "your opponents control", "you don't control". */
export function controls(whose: NonNullable<Filter['controller']>, many: boolean, s: Speech): string {
  if (whose === 'notYou' || whose === 'eachOtherPlayer') return "you don't control";
  if (whose === 'eachPlayer') return '';
  const who = s.say.whose(whose, s, many);
  return `${who.text} ${conjugate('control', who)}`;
}
