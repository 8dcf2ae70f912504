import type { Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { coreOf, headOf, type Item } from './core.js';
import { addParts, controls, newParts, type Parts } from './filter-parts.js';
import { doing, type NounPhrase, named, owned } from './grammar.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { ZONE_NOUNS } from './vocabulary.js';
import { type Agreement, agree, article, type Conjunction, type Gender, list, ofThe } from './words.js';

/** A noun with all that describes it, without article. */
interface Described {
  readonly items: readonly Item[];
  readonly after: string;
  readonly gender: Gender;
}

const genderOf = (items: readonly Item[]): Gender =>
  items.every(({ gender }) => gender === 'f') ? 'f' : 'm';

function placeOf(filter: Filter, options: NounOptions, s: Speech): string {
  const zones = zonesOf(filter).filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const { owner } = filter;
  const many = options.many === true;
  const possess = (whose: NonNullable<Filter['owner']>) =>
    `que ${doing(s.say.whose(whose, s, many), { verb: 'posséder', rest: '' })}`;
  if (zones.length === 0) return owner === undefined ? '' : possess(owner);
  if (options.place === 'unsaid') return '';
  if (zones.every((zone) => zone === 'exile')) {
    return owner === undefined ? 'en exil' : `${possess(owner)} en exil`;
  }
  if (zones.includes('exile') && owner === 'you') {
    const rest = zones.filter((zone) => zone !== 'exile').map((zone) => `dans votre ${ZONE_NOUNS[zone].one}`);
    return `que vous possédez ${list(['en exil', ...rest], 'et')}`;
  }
  const from = options.place === 'from';
  const prefix = (text: string) => (from ? ofThe(text) : `dans ${text}`);
  if (owner !== undefined && owner !== 'eachPlayer') {
    const who = s.say.whose(owner, s, many);
    return list(
      zones.map((zone) => prefix(owned(who, ZONE_NOUNS[zone], many && who.plural && who.you !== true))),
      'ou',
    );
  }
  return list(
    zones.map((zone) => {
      const noun = ZONE_NOUNS[zone];
      return prefix(many ? `les ${noun.many}` : `${noun.gender === 'f' ? 'une' : 'un'} ${noun.one}`);
    }),
    many ? 'et' : 'ou',
  );
}

const adjectives = (parts: Parts): string[] => [...parts.kind, ...parts.not, ...parts.color, ...parts.status];

/** "avec le vol et la portée": the preposition is said once. */
const having = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const word = part.split(' ', 1)[0] ?? '';
    const again = at > 0 && parts[at - 1]?.startsWith(`${word} `) === true;
    return again ? `et ${part.slice(word.length + 1)}` : part;
  });

const additions = (parts: Parts): string[] => [
  ...parts.named,
  ...parts.control,
  ...having(parts.having),
  ...parts.that,
  ...parts.place,
  ...parts.except,
];

const spaced = (words: readonly string[]): string =>
  words
    .filter((word) => word !== '')
    .map((word) => ` ${word}`)
    .join('');

/** "créature", "Gobelin": the filter says what it is. */
const saysWhat = (filter: Filter): boolean =>
  filter.types !== undefined ||
  filter.allTypes !== undefined ||
  filter.subtypes !== undefined ||
  filter.anyOf !== undefined;

/** Alternatives that share a noun are said after it: "attaquante ou bloqueuse". True where that was possible. */
function addAlternatives(alternatives: readonly Filter[], parts: Parts, s: Speech): boolean {
  if (alternatives.every((one) => Object.keys(one).join() === 'controller')) {
    const whose = alternatives.map((one) =>
      one.controller === undefined ? '' : named(s.say.whose(one.controller, s)),
    );
    parts.control.push(`que ${list(whose, 'ou')} contrôle`);
    return true;
  }
  if (alternatives.some(saysWhat)) return false;
  const each = alternatives.map((alternative) => {
    const its = newParts(parts.options, parts.agreement);
    addParts(alternative, its, s);
    if (alternative.controller !== undefined) {
      its.control.push(controls(alternative.controller, parts.agreement.plural, s));
    }
    if (alternative.zone !== undefined) its.place.push(placeOf(alternative, parts.options, s));
    return its;
  });
  if (each.every((its) => additions(its).length === 0)) {
    parts.status.push(
      list(
        each.map((its) => adjectives(its).join(' ')),
        'ou',
      ),
    );
    return true;
  }
  if (each.some((its) => adjectives(its).length > 0)) {
    parts.that.push(
      list(
        each.map((its) => [...adjectives(its), ...additions(its)].join(' ')),
        'ou',
      ),
    );
    return true;
  }
  const texts = each.map((its) => additions(its).join(' '));
  const shared = texts[0]?.split(' ', 1)[0] ?? '';
  const same = texts.every((words) => words.startsWith(`${shared} `));
  parts.having.push(
    list(
      texts.map((words, at) => (same && at > 0 ? words.slice(shared.length + 1) : words)),
      'ou',
    ),
  );
  return true;
}

function describe(filter: Filter, options: NounOptions, s: Speech): Described {
  const many = options.many === true;
  const alternatives = filter.anyOf;
  const nested = alternatives?.some(saysWhat) === true;
  const items: readonly Item[] =
    nested && alternatives !== undefined
      ? alternatives.flatMap((one) => {
          const { targeted: _, ...plain } = options;
          const its = describe(one, { ...plain, head: headOf(filter, options) }, s);
          const agreement = { gender: its.gender, plural: many };
          const aimed = options.targeted === true ? ` ${agree('ciblé', agreement)}` : '';
          return its.items.map(({ word, gender }, at) => ({
            word: word + (at === its.items.length - 1 ? aimed + its.after : ''),
            gender,
          }));
        })
      : coreOf(filter, options).items;
  const gender = genderOf(items);
  const agreement: Agreement = { gender, plural: many };
  const parts = newParts(options, agreement);
  addParts(filter, parts, s);
  if (alternatives !== undefined && !nested) addAlternatives(alternatives, parts, s);
  if (filter.controller !== undefined && options.controller !== 'unsaid') {
    parts.control.push(controls(filter.controller, many, s));
  }
  if (parts.place.length === 0) parts.place.push(placeOf(filter, options, s));
  const aimed = options.targeted === true && !nested ? [agree('ciblé', agreement)] : [];
  return { items, gender, after: spaced([...adjectives(parts), ...aimed, ...additions(parts)]) };
}

/** Alternatives of different kinds, each with its own article: "cette créature ou une autre créature". */
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
  saysWhat(filter) ? filter : { types: ['creature'], ...filter };

/** "la créature enchantée" rather than "une créature parmi la créature enchantée". */
function isOneThing({ among, types: _, ...rest }: Filter): boolean {
  if (Object.keys(rest).length > 0) return false;
  return (
    among === 'attached' ||
    among === 'it' ||
    (typeof among === 'object' && ('target' in among || 'bound' in among))
  );
}

const isMany = (determiner: Determiner): boolean =>
  typeof determiner === 'object'
    ? determiner.many
    : determiner === 'all' || determiner === 'the' || determiner === 'bare';

function conjunctionFor(determiner: Determiner): Conjunction {
  if (typeof determiner === 'object') return determiner.many ? 'et/ou' : 'ou';
  if (determiner === 'no') return 'ni';
  return determiner === 'all' || determiner === 'the' || determiner === 'bare' || determiner === 'each'
    ? 'et'
    : 'ou';
}

/** The article and "autre" before one noun. `first`: a number word is said once for all of them. */
function determined(
  determiner: Determiner,
  other: boolean,
  item: Item,
  first: boolean,
  many: boolean,
): string {
  const { word, gender } = item;
  const one = other ? `autre ${word}` : word;
  const several = other ? `autres ${word}` : word;
  if (typeof determiner === 'object') {
    if (!first && determiner.many) return several;
    return `${determiner.count(gender)} ${determiner.many ? several : one}`;
  }
  switch (determiner) {
    case 'a':
      return `${gender === 'f' ? 'une' : 'un'} ${one}`;
    case 'target':
      return other ? `${gender === 'f' ? 'une' : 'un'} ${one}` : `${article(gender, false)} ${one}`;
    case 'each':
      return `chaque ${one}`;
    case 'all':
      return `${gender === 'f' ? 'toutes' : 'tous'} les ${several}`;
    case 'the':
      return `les ${several}`;
    case 'bare':
      return many ? several : one;
    case 'no':
      return `${gender === 'f' ? 'aucune' : 'aucun'} ${one}`;
    case 'any':
      return `n'importe ${gender === 'f' ? 'quelle' : 'quel'} ${one}`;
  }
}

/** Every kind of noun phrase over what a filter describes. */
export function np(filter: Filter, determiner: Determiner, s: Speech, options: NounOptions = {}): NounPhrase {
  if (filter.self === true) return s.say.object('self', s);
  if (filter.among !== undefined && isOneThing(filter)) return s.say.object(filter.among, s);
  const many = options.many ?? isMany(determiner);
  const conjunction = options.conjunction ?? conjunctionFor(determiner);
  if (filter.anyOf !== undefined && isMixed(filter)) {
    const afterSelf = filter.anyOf.some((alternative) => alternative.self === true);
    const each = filter.anyOf.map((alternative) => {
      const merged = merge(filter, alternative);
      const others: Filter = afterSelf && alternative.self !== true ? { ...merged, other: true } : merged;
      return np(others, determiner, s, options);
    });
    return {
      items: each.flatMap((one) =>
        one.items.map((item, at) => (at === one.items.length - 1 ? item + one.after : item)),
      ),
      conjunction: many ? 'et' : 'ou',
      after: '',
      gender: each.every(({ gender }) => gender === 'f') ? 'f' : 'm',
      plural: many,
      key: null,
    };
  }
  const described = describe(filter, { ...options, many, conjunction }, s);
  const other = filter.other === true;
  return {
    items: described.items.map((item, at) => determined(determiner, other, item, at === 0, many)),
    conjunction,
    after: described.after,
    gender: described.gender,
    plural: many,
    key: null,
  };
}
