import type { Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import type { Head } from '../scope.js';
import { addParts, controls, newParts, type Parts } from './filter-parts.js';
import { type NounPhrase, phrase } from './grammar.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { ZONE_WORDS } from './vocabulary.js';
import { list, plural, withArticle } from './words.js';

const STACK_HEADS = {
  spell: 'spell',
  ability: 'activated or triggered ability',
  activated: 'activated ability',
  triggered: 'triggered ability',
  any: 'spell or ability',
} as const;

/** Subtypes that say their card type themselves: "Aura", not "Aura enchantment". */
const OWN_NOUN =
  /^(?:Aura|Equipment|Vehicle|Saga|Treasure|Food|Clue|Blood|Fortification|Shrine|Plains|Island|Swamp|Mountain|Forest|Gate|Desert|Cave)$/;

function headOf(filter: Filter, options: NounOptions): Head {
  const [zone] = zonesOf(filter);
  if (zone === undefined) return options.head ?? (filter.stackKind === undefined ? 'permanent' : 'spell');
  if (zone === 'battlefield') return options.head === 'token' ? 'token' : 'permanent';
  return zone === 'stack' ? 'spell' : 'card';
}

/** The noun itself: "Goblin creature", "artifacts and enchantments", "instant or sorcery card". */
function core(parts: Parts, filter: Filter): string {
  const many = parts.options.many === true;
  const conjunction = parts.options.conjunction ?? (many ? 'and' : 'or');
  const number = (noun: string) => (many ? plural(noun) : noun);
  const ownNoun = parts.subtypes.length > 0 && parts.subtypes.every((subtype) => OWN_NOUN.test(subtype));
  const permanent = PERMANENT_TYPES.every((type) => parts.types.includes(type));
  const types = ownNoun && parts.types.length === 1 ? [] : permanent ? ['permanent'] : parts.types;
  const before = list(parts.subtypes, 'or');
  const joined = parts.joinedTypes.join(' ');
  const typed = types.length + parts.joinedTypes.length + parts.subtypes.length > 0;
  if (parts.head === 'permanent' || (parts.head === 'source' && typed)) {
    if (joined !== '') return [before, number(joined)].filter((word) => word !== '').join(' ');
    if (types.length > 0) {
      const nouns = list(types.map(number), conjunction);
      return before === '' ? nouns : `${before} ${nouns}`;
    }
    if (parts.subtypes.length > 0) return list(parts.subtypes.map(number), conjunction);
    return number('permanent');
  }
  const noun =
    parts.head === 'spell' || parts.head === 'ability'
      ? STACK_HEADS[filter.stackKind ?? parts.head]
      : parts.head;
  const nouns = noun === STACK_HEADS.any ? list(['spell', 'ability'].map(number), 'or') : number(noun);
  return [before, joined, list(types, conjunction), nouns].filter((word) => word !== '').join(' ');
}

/** "with power 2 or less and flying", "of the chosen color without trample". */
function having(parts: readonly string[]): string[] {
  return parts.map((part, at) => {
    const word = part.split(' ', 1)[0] ?? '';
    const again = at > 0 && parts[at - 1]?.startsWith(`${word} `) === true;
    return again ? `and ${part.slice(word.length + 1)}` : part;
  });
}

function placeOf(filter: Filter, options: NounOptions, s: Speech): string {
  const zones = zonesOf(filter).filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const { owner } = filter;
  const many = options.many === true;
  if (zones.length === 0) {
    if (owner === undefined) return '';
    const who = s.say.whose(owner, s, many);
    return `${who.text} ${who.plain ? 'own' : 'owns'}`;
  }
  if (options.place === 'unsaid') return '';
  const preposition = options.place ?? 'in';
  if (zones.every((zone) => zone === 'exile')) {
    return owner === undefined ? `${preposition} exile` : `${s.say.whose(owner, s).text} own in exile`;
  }
  if (zones.includes('exile') && owner === 'you') {
    const rest = zones.filter((zone) => zone !== 'exile').map((zone) => `in your ${ZONE_WORDS[zone]}`);
    return `you own ${list(['in exile', ...rest], 'and')}`;
  }
  const words = zones.map((zone) => ZONE_WORDS[zone]);
  if (owner !== undefined && owner !== 'eachPlayer') {
    return `${preposition} ${s.say.whose(owner, s, many).possessive} ${list(words, 'or')}`;
  }
  return many
    ? `${preposition} ${list(words.map(plural), 'and')}`
    : `${preposition} ${withArticle(list(words, 'or'))}`;
}

const PERMANENT_TYPES = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

const isAdjective = (parts: Parts) =>
  parts.subtypes.length + parts.types.length + parts.joinedTypes.length === 0 && after(parts).length === 0;
const isAddition = (parts: Parts) =>
  parts.subtypes.length + parts.types.length + parts.joinedTypes.length === 0 && before(parts).length === 0;

const before = (parts: Parts) => [
  ...parts.status,
  ...parts.kind,
  ...(parts.not.length === 0 ? [] : [parts.not.join(', ')]),
  ...parts.color,
];
const after = (parts: Parts) => [
  ...parts.named,
  ...parts.control,
  ...having(parts.having),
  ...parts.that,
  ...parts.place,
  ...parts.except,
];

/** Alternatives that share a noun are said within it ("attacking or blocking creature"). */
function addAlternatives(alternatives: readonly Filter[], parts: Parts, s: Speech): string | null {
  if (alternatives.every((one) => Object.keys(one).join() === 'controller')) {
    const whose = alternatives.map((one) =>
      one.controller === undefined ? '' : s.say.whose(one.controller, s).text,
    );
    parts.control.push(`${list(whose, 'or')} controls`);
    return null;
  }
  const each = alternatives.map((alternative) => {
    const its = newParts(parts.options, headOf(alternative, { ...parts.options, head: parts.head }));
    addParts(alternative, its, s);
    if (alternative.controller !== undefined) {
      its.control.push(controls(alternative.controller, parts.options.many === true, s));
    }
    return its;
  });
  const nested = alternatives.some((alternative) => alternative.anyOf !== undefined);
  if (!nested && each.every(isAdjective)) {
    parts.status.push(
      list(
        each.map((its) => before(its).join(' ')),
        'or',
      ),
    );
    return null;
  }
  if (!nested && each.every(isAddition)) {
    const said = each.map((its) => after(its).join(' '));
    const shared = said[0]?.split(' ', 1)[0] ?? '';
    const same = said.every((words) => words.startsWith(`${shared} `));
    parts.having.push(
      list(
        said.map((words, at) => (same && at > 0 ? words.slice(shared.length + 1) : words)),
        'or',
      ),
    );
    return null;
  }
  const many = parts.options.many === true;
  return list(
    alternatives.map((alternative) => {
      const said = noun(alternative, { ...parts.options, head: parts.head }, s);
      return alternative.other === true ? `other ${said}` : said;
    }),
    parts.options.conjunction ?? (many ? 'and' : 'or'),
  );
}

/** A noun with all that describes it, without an article. */
export function noun(filter: Filter, options: NounOptions, s: Speech): string {
  const parts = newParts(options, headOf(filter, options));
  addParts(filter, parts, s);
  const alternatives = filter.anyOf === undefined ? null : addAlternatives(filter.anyOf, parts, s);
  if (filter.controller !== undefined && options.controller !== 'unsaid') {
    parts.control.push(controls(filter.controller, options.many === true, s));
  }
  if (parts.place.length === 0) parts.place.push(placeOf(filter, options, s));
  return [...before(parts), alternatives ?? core(parts, filter), ...after(parts)]
    .filter((word) => word !== '')
    .join(' ');
}

/** Alternatives of different kinds, each with its own article: "this creature or another creature you control". */
function isMixed(filter: Filter): boolean {
  return (
    filter.anyOf?.some(
      (alternative) =>
        alternative.self === true || alternative.other === true || alternative.zone !== undefined,
    ) === true
  );
}

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

/** "enchanted creature" rather than "a creature from among enchanted creature". */
function isOneThing({ among, types: _, ...rest }: Filter): boolean {
  if (Object.keys(rest).length > 0) return false;
  return (
    among === 'attached' ||
    among === 'it' ||
    (typeof among === 'object' && ('target' in among || 'bound' in among))
  );
}

export function np(filter: Filter, determiner: Determiner, s: Speech, options: NounOptions = {}): NounPhrase {
  if (filter.self === true) return s.say.object('self', s);
  if (filter.among !== undefined && isOneThing(filter)) return s.say.object(filter.among, s);
  if (filter.anyOf !== undefined && isMixed(filter)) {
    const afterSelf = filter.anyOf.some((alternative) => alternative.self === true);
    const each = filter.anyOf.map((alternative) => {
      const merged = merge(filter, alternative);
      const others: Filter = afterSelf && alternative.self !== true ? { ...merged, other: true } : merged;
      return np(others, determiner, s, options);
    });
    const all = determiner === 'all' || determiner === 'bare';
    return phrase(
      list(
        each.map((one) => one.text),
        all ? 'and' : 'or',
      ),
      all,
    );
  }
  const many =
    determiner === 'all' ||
    determiner === 'bare' ||
    determiner === 'no' ||
    (typeof determiner === 'object' && !/\bone$/.test(determiner.count));
  const conjunction = options.conjunction ?? conjunctionFor(determiner);
  const said = s.say.noun(filter, { ...options, many: options.many ?? many, conjunction }, s);
  const other = filter.other === true;
  return phrase(determine(determiner, other, said), many);
}

function conjunctionFor(determiner: Determiner): 'and' | 'or' | 'and/or' {
  if (typeof determiner === 'object') return /\bone$/.test(determiner.count) ? 'or' : 'and/or';
  return determiner === 'all' || determiner === 'bare' || determiner === 'each' ? 'and' : 'or';
}

function determine(determiner: Determiner, other: boolean, said: string): string {
  if (determiner === 'a') return other ? `another ${said}` : withArticle(said);
  if (determiner === 'bare') return other ? `other ${said}` : said;
  const word = typeof determiner === 'string' ? determiner : determiner.count;
  return other ? `${word} other ${said}` : `${word} ${said}`;
}
