import type { CardType, Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import type { Head } from '../scope.js';
import { addParts, controls, eitherDescription, isnt, newParts, type Parts } from './filter-parts.js';
import { ga, no } from './grammar.js';
import type { Determiner, HeadNoun, Noun, NounOptions, Speech } from './speech.js';
import { isLiving, subtypeWord } from './subtypes.js';
import { linkDescriptions } from './verb.js';
import { FLAG_WORDS, SUPERTYPE_WORDS, TYPE_WORDS, ZONE_WORDS } from './vocabulary.js';
import { anyOf, type Counter, either } from './words.js';

const STACK_HEADS: Readonly<Record<NonNullable<Filter['stackKind']>, readonly string[]>> = {
  spell: ['呪文'],
  ability: ['起動型能力', '誘発型能力'],
  activated: ['起動型能力'],
  triggered: ['誘発型能力'],
  any: ['呪文', '能力'],
};

const HEAD_WORDS: Readonly<Record<Head, string>> = {
  permanent: 'パーマネント',
  card: 'カード',
  spell: '呪文',
  ability: '能力',
  token: 'トークン',
  source: '発生源',
};

export function headOf(filter: Filter, options: NounOptions): Head {
  const [zone] = zonesOf(filter);
  if (zone === undefined || zone === 'battlefield') {
    if (filter.token === true) return 'token';
    if (zone === 'battlefield') return 'permanent';
    return options.head ?? (filter.stackKind === undefined ? 'permanent' : 'spell');
  }
  return zone === 'stack' ? 'spell' : 'card';
}

/** Creatures and planeswalkers are counted as living, other things aren't. */
const TYPE_COUNTERS: Readonly<Record<CardType, Counter>> = {
  artifact: 'つ',
  battle: 'つ',
  creature: '体',
  enchantment: 'つ',
  instant: 'つ',
  kindred: 'つ',
  land: 'つ',
  planeswalker: '体',
  sorcery: 'つ',
};

const PERMANENT_TYPES = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

/** Subtype and type by themselves: "ゴブリン・クリーチャー", "森", "アーティファクト・クリーチャー". */
function kinds(filter: Filter): HeadNoun[] {
  const subtypes = filter.subtypes ?? [];
  const all = filter.allTypes ?? [];
  if (all.length > 0) {
    const joined = all.map((type) => TYPE_WORDS[type]).join('・');
    const counter: Counter = all.includes('creature') ? '体' : 'つ';
    return subtypes.length === 0
      ? [{ text: joined, counter }]
      : subtypes.map((subtype) => ({ text: `${subtypeWord(subtype)}・${joined}`, counter }));
  }
  const types = filter.types ?? [];
  if (PERMANENT_TYPES.every((type) => types.includes(type))) return [{ text: 'パーマネント', counter: 'つ' }];
  const ownNoun =
    subtypes.length > 0 && subtypes.every((subtype) => !isLiving(subtype)) && types.length === 1;
  if (subtypes.length === 0)
    return types.map((type) => ({ text: TYPE_WORDS[type], counter: TYPE_COUNTERS[type] }));
  if (types.length === 0 || ownNoun) {
    return subtypes.map((subtype) => ({
      text: subtypeWord(subtype),
      counter: isLiving(subtype) ? '体' : 'つ',
    }));
  }
  return types.flatMap((type) =>
    subtypes.map((subtype) => ({
      text: `${subtypeWord(subtype)}・${TYPE_WORDS[type]}`,
      counter: TYPE_COUNTERS[type],
    })),
  );
}

/** "クリーチャー・カード", "インスタントやソーサリーであるカード", "カード". */
function withHead(named: readonly HeadNoun[], head: string, counter: Counter): HeadNoun[] {
  const [only] = named;
  if (only === undefined) return [{ text: head, counter }];
  if (named.length === 1) return [{ text: `${only.text}・${head}`, counter }];
  return [{ text: `${anyOf(named.map(({ text }) => text))}である${head}`, counter }];
}

function headNouns(filter: Filter, head: Head): HeadNoun[] {
  const before = (filter.supertypes ?? []).map((supertype) => SUPERTYPE_WORDS[supertype]);
  const prefix = either(before);
  const named = kinds(filter).map((one) => ({ ...one, text: prefix + one.text }));
  switch (head) {
    case 'permanent':
    case 'source':
      return named.length > 0 ? named : [{ text: prefix + HEAD_WORDS[head], counter: 'つ' }];
    case 'card': {
      const permanents = filter.notTypes?.length === 2 && isPermanentCard(filter);
      return permanents && named.length === 0
        ? [{ text: `${prefix}パーマネント・カード`, counter: '枚' }]
        : withHead(named, named.length === 0 ? prefix + HEAD_WORDS.card : HEAD_WORDS.card, '枚');
    }
    case 'token':
      return withHead(
        named,
        named.length === 0 ? prefix + HEAD_WORDS.token : HEAD_WORDS.token,
        named[0]?.counter ?? 'つ',
      );
    case 'ability':
    case 'spell': {
      const words = STACK_HEADS[filter.stackKind ?? (head === 'ability' ? 'ability' : 'spell')];
      const [only = ''] = words;
      return words.length === 1
        ? withHead(named, named.length === 0 ? prefix + only : only, 'つ')
        : words.map((text) => ({ text, counter: 'つ' }));
    }
  }
}

const isPermanentCard = ({ notTypes }: Filter): boolean =>
  notTypes?.includes('instant') === true && notTypes.includes('sorcery');

/** "あなたの墓地にある", "あなたがオーナーである". */
export function placeOf(filter: Filter, s: Speech): string[] {
  const zones = zonesOf(filter).filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const { owner } = filter;
  if (filter.among !== undefined) return [];
  if (zones.length === 0) return owner === undefined ? [] : [`${ga(s.say.whose(owner, s))}オーナーである`];
  if (zones.every((zone) => zone === 'exile')) {
    return [
      owner === undefined ? '追放されている' : `追放領域にあり${ga(s.say.whose(owner, s))}オーナーである`,
    ];
  }
  if (zones.includes('exile') && owner !== undefined) {
    const rest = zones
      .filter((zone) => zone !== 'exile')
      .map((zone) => no(s.say.whose(owner, s)) + ZONE_WORDS[zone]);
    return [`${either([ZONE_WORDS.exile, ...rest])}にあり${ga(s.say.whose(owner, s))}オーナーである`];
  }
  const words = zones.map((zone) => ZONE_WORDS[zone]);
  const whose =
    owner === undefined
      ? zones.length === 1
        ? 'いずれかの'
        : ''
      : owner === 'eachPlayer'
        ? 'すべての'
        : no(s.say.whose(owner, s));
  return [`${whose}${either(words)}にある`];
}

/** Where there is something, "あなたの墓地に", and how to speak of it then. */
export function whereabouts(filter: Filter, s: Speech): readonly [string, NounOptions] {
  const zones = zonesOf(filter);
  if (zones.length === 0 || zones.includes('battlefield')) return ['戦場に', {}];
  const [place] = placeOf(filter, s);
  return place?.endsWith('にある') === true ? [place.slice(0, -2), { place: 'unsaid' }] : ['', {}];
}

/** What nobody in particular controls is counted where it is. */
const isAnywhere = (filter: Filter): boolean =>
  filter.zone === undefined &&
  filter.controller === undefined &&
  filter.owner === undefined &&
  filter.attacking === undefined &&
  filter.blocking === undefined &&
  filter.among === undefined &&
  filter.attackingPlayer === undefined &&
  filter.attackingYouOrYours === undefined &&
  filter.anyOf === undefined;

/** "戦場に出ているエルフ": before what is counted. */
export const onBattlefield = (filter: Filter): string => (isAnywhere(filter) ? '戦場に出ている' : '');

const isOnly = (filter: Filter, keys: readonly (keyof Filter)[]): boolean =>
  (Object.keys(filter) as (keyof Filter)[]).every((key) => keys.includes(key));

const NAMING: readonly (keyof Filter)[] = ['types', 'allTypes', 'subtypes', 'supertypes', 'token'];

const names = (filter: Filter): boolean =>
  NAMING.some((key) => key !== 'token' && key !== 'supertypes' && filter[key] !== undefined);

const describe = (parts: Parts): string[] => [...parts.past, ...parts.clauses];

interface Alternatives {
  readonly heads?: readonly HeadNoun[];
  readonly clause?: string;
}

/** Alternatives as several nouns, or as one description of a noun that they share. */
function alternatives(filter: Filter, head: Head, options: NounOptions, s: Speech): Alternatives {
  const all = filter.anyOf ?? [];
  if (all.every((one) => isOnly(one, ['controller']))) {
    const whose = all.map((one) => (one.controller === undefined ? '' : s.say.whose(one.controller, s).text));
    return { clause: `${either(whose)}がコントロールしている` };
  }
  const keywords = all.flatMap((one) =>
    one.keyword !== undefined && isOnly(one, ['keyword']) ? [FLAG_WORDS[one.keyword]] : [],
  );
  if (keywords.length === all.length) return { clause: `${anyOf(keywords)}を持つ` };
  if (!all.some(names) && all.every((one) => one.anyOf === undefined)) {
    const words = all.map((one) => {
      const its = newParts(options);
      addParts(one, its, s);
      const supertypes = (one.supertypes ?? []).map((supertype) =>
        SUPERTYPE_WORDS[supertype].replace(/の$/, ''),
      );
      const adjectives = [...supertypes, ...its.adjectives.map((word) => word.replace(/の$/, ''))];
      const clauses = [
        ...(one.controller === undefined ? [] : controls(one.controller, s)),
        ...describe(its),
        ...isnt(its.not),
      ];
      return adjectives.length === 0 ? clauses : [...clauses, `${adjectives.join('')}である`];
    });
    return { clause: eitherDescription(words) };
  }
  const { anyOf: _, ...shared } = filter;
  return {
    heads: all.flatMap((one) => {
      const said = noun(
        one,
        {
          ...options,
          head: headOf(
            { ...(shared.zone === undefined ? {} : { zone: shared.zone }), ...one },
            { ...options, head },
          ),
        },
        s,
      );
      const before = beforeNoun(said);
      const [only] = said.heads;
      return said.heads.length === 1 && only !== undefined
        ? [{ ...only, text: before + only.text }]
        : said.heads.map((one_) => ({ ...one_, text: before + one_.text }));
    }),
  };
}

/** The greatest among what a player controls is controlled by that player: said once. */
function isGreatestOfTheirs({ controller, power }: Filter): boolean {
  const than = power?.than;
  return typeof than === 'object' && 'greatest' in than && than.among.controller === controller;
}

/** A description taken apart. */
export function noun(filter: Filter, options: NounOptions, s: Speech): Noun {
  const head = headOf(filter, options);
  const parts = newParts(options, head);
  const permanentCard = head === 'card' && filter.notTypes?.length === 2 && isPermanentCard(filter);
  const { notTypes: _, ...rest } = filter;
  addParts(permanentCard ? rest : filter, parts, s);
  const alternative = filter.anyOf === undefined ? {} : alternatives(filter, head, options, s);
  const controlled =
    filter.controller === undefined || options.controller === 'unsaid' || isGreatestOfTheirs(filter)
      ? []
      : controls(filter.controller, s);
  const place = options.place === 'unsaid' ? [] : placeOf(filter, s);
  return {
    clauses: [
      ...place,
      ...controlled,
      ...parts.past,
      ...parts.clauses,
      ...(alternative.clause === undefined ? [] : [alternative.clause]),
    ],
    other: filter.other === true,
    limits: [...isnt(parts.not), ...parts.except],
    adjectives: parts.adjectives,
    heads: alternative.heads ?? headNouns(filter, head),
  };
}

/** Everything before the nouns, with a word of number where it belongs. */
export const beforeNoun = ({ clauses, other, limits, adjectives }: Noun, number = ''): string =>
  linkDescriptions(clauses) + (other ? '他の' : '') + limits.join('') + number + adjectives.join('');

/** The counter for any of them; "つ" where they differ. */
export function counterOf(heads: readonly HeadNoun[]): Counter {
  const [first] = heads;
  return first !== undefined && heads.every(({ counter }) => counter === first.counter)
    ? first.counter
    : 'つ';
}

/** "アーティファクト１つかエンチャント１つ", "アーティファクトやエンチャントのうち最大２つ". */
export function sized(heads: readonly HeadNoun[], size: string): string {
  if (size === '１') return either(heads.map(({ text, counter }) => `${text}１${counter}`));
  const texts = heads.map(({ text }) => text);
  const counter = counterOf(heads);
  const number = size + (counter === 'つ' && !/[１-９]$/.test(size) ? '個' : counter);
  return heads.length === 1 ? `${texts[0]}${number}` : `${anyOf(texts)}のうち${number}`;
}

/** "クリーチャー１体か２体" */
export function choice(heads: readonly HeadNoun[], sizes: readonly string[]): string {
  const counter = counterOf(heads);
  const numbers = either(sizes.map((size) => size + counter));
  const texts = heads.map(({ text }) => text);
  return heads.length === 1 ? `${texts[0]}${numbers}` : `${anyOf(texts)}のうち${numbers}`;
}

/** Alternatives of different kinds, each told in full: "このクリーチャーか、あなたがコントロールしている他のクリーチャー１体". */
const isMixed = (filter: Filter): boolean =>
  filter.anyOf?.some(
    (alternative) =>
      alternative.self === true || alternative.other === true || alternative.zone !== undefined,
  ) === true;

function merge(filter: Filter, alternative: Filter): Filter {
  const { anyOf: _, zone: __, ...rest } = filter;
  return alternative.self === true ? alternative : { ...rest, ...alternative };
}

/** Whatever attacks or blocks is a creature, if the filter doesn't say what it is. */
export const asCreature = (filter: Filter): Filter =>
  filter.types === undefined &&
  filter.allTypes === undefined &&
  filter.subtypes === undefined &&
  filter.anyOf === undefined
    ? { types: ['creature'], ...filter }
    : filter;

/** "エンチャントされているクリーチャー" rather than one of them. */
function isOneThing({ among, types: _, ...rest }: Filter): boolean {
  if (Object.keys(rest).length > 0) return false;
  return (
    among === 'attached' ||
    among === 'it' ||
    (typeof among === 'object' && ('target' in among || 'bound' in among))
  );
}

const NUMBER_WORDS = { all: 'すべての', each: '各', bare: '' } as const;

export function np(filter: Filter, determiner: Determiner, s: Speech, options: NounOptions = {}): string {
  if (filter.self === true) return s.say.object('self', s).text;
  if (filter.among !== undefined && isOneThing(filter)) return s.say.object(filter.among, s).text;
  if (filter.anyOf !== undefined && isMixed(filter)) {
    const afterSelf = filter.anyOf.some((alternative) => alternative.self === true);
    const each = filter.anyOf.map((alternative) => {
      const merged = merge(filter, alternative);
      return np(
        afterSelf && alternative.self !== true ? { ...merged, other: true } : merged,
        determiner,
        s,
        options,
      );
    });
    const all = determiner === 'all' || determiner === 'each' || determiner === 'bare';
    return each.join(all ? 'と、' : 'か、');
  }
  const said = s.say.noun(filter, options, s);
  if (determiner === 'one') return beforeNoun(said) + sized(said.heads, '１');
  if (typeof determiner === 'string') {
    const joined = anyOf(said.heads.map(({ text }) => text));
    return beforeNoun(said, NUMBER_WORDS[determiner]) + joined;
  }
  if ('size' in determiner) return beforeNoun(said) + sized(said.heads, determiner.size);
  if ('sizes' in determiner) return beforeNoun(said) + choice(said.heads, determiner.sizes);
  return beforeNoun(said, determiner.before) + anyOf(said.heads.map(({ text }) => text));
}
