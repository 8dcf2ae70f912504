import type { Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { addParts, controls, fixed, newParts, type Parts } from './filter-parts.js';
import { finiteVerb, type Noun, type NounPhrase, owned, phrase } from './grammar.js';
import { type Core, core, headOf } from './noun-core.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { ZONE_WORDS } from './vocabulary.js';
import {
  type Adjective,
  contract,
  definiteArticle,
  type Gender,
  indefiniteArticle,
  list,
  varying,
} from './words.js';

/** "con fuerza de 2 o menos y la habilidad de volar": the preposition once. */
function having(parts: readonly string[]): string[] {
  return parts.map((part, at) => {
    const word = part.split(' ', 1)[0] ?? '';
    const again = at > 0 && parts[at - 1]?.startsWith(`${word} `) === true;
    return again ? `y ${part.slice(word.length + 1)}` : part;
  });
}

function ownership(filter: Filter, many: boolean, s: Speech): Adjective | null {
  const { owner } = filter;
  if (owner === undefined) return null;
  const who = s.say.whose(owner, s, many);
  const be = finiteVerb('ser', who, 'indicative');
  const whom = who.you === true || who.pronoun === true ? '' : ` ${who.text}`;
  const role = who.many ? 'propietarios' : 'propietario';
  return (gender, several) => contract(`de ${definiteArticle(gender, several)} que ${be} ${role}${whom}`);
}

/** Where it is: "en tu cementerio", "de un cementerio", "de los cementerios". */
function placeOf(filter: Filter, options: NounOptions, s: Speech): Adjective {
  const zones = zonesOf(filter).filter((zone) => zone !== 'battlefield' && zone !== 'stack');
  const { owner } = filter;
  const many = options.many === true;
  if (zones.length === 0) return ownership(filter, many, s) ?? fixed('');
  if (options.place === 'unsaid') return fixed('');
  const preposition = options.place ?? 'en';
  if (zones.every((zone) => zone === 'exile')) {
    const whose = ownership(filter, many, s);
    return (gender, several) => `${whose === null ? '' : `${whose(gender, several)} `}en el exilio`;
  }
  if (zones.includes('exile') && owner === 'you') {
    const whose = ownership(filter, many, s);
    const rest = zones.filter((zone) => zone !== 'exile').map((zone) => `en tu ${ZONE_WORDS[zone].one}`);
    return (gender, several) =>
      `${whose?.(gender, several) ?? ''} ${list(['en el exilio', ...rest], 'y')}`.trim();
  }
  const words = zones.map((zone) => ZONE_WORDS[zone]);
  if (owner !== undefined && owner !== 'eachPlayer') {
    const who = s.say.whose(owner, s, many);
    const owners = words.map((word, at) =>
      at === 0 || who.you === true ? owned(word, who) : `su ${word.one}`,
    );
    return fixed(contract(`${preposition} ${list(owners, 'o')}`));
  }
  return fixed(
    contract(
      many
        ? `${preposition} ${list(
            words.map((word) => `${definiteArticle(word.gender, true)} ${word.many}`),
            'y',
          )}`
        : `${preposition} ${list(
            words.map((word) => `${indefiniteArticle(word.gender)} ${word.one}`),
            'o',
          )}`,
    ),
  );
}

const isUntyped = (parts: Parts) =>
  parts.subtypes.length + parts.types.length + parts.joinedTypes.length === 0;
const additions = (parts: Parts): readonly Adjective[] => [
  ...parts.not,
  ...parts.named,
  ...parts.control,
  ...parts.having,
  ...parts.that,
  ...parts.place,
  ...parts.except,
];
const adjectives = (parts: Parts): readonly Adjective[] => [...parts.kind, ...parts.color, ...parts.status];

const isAdjective = (parts: Parts) => isUntyped(parts) && additions(parts).length === 0;
const isAddition = (parts: Parts) =>
  isUntyped(parts) && adjectives(parts).length === 0 && parts.not.length === 0;

const sayAll = (all: readonly Adjective[], gender: Gender, many: boolean): string =>
  all.map((one) => one(gender, many)).join(' ');

/** Alternatives that share a noun are said within it ("criatura atacante o bloqueadora"). */
function addAlternatives(alternatives: readonly Filter[], parts: Parts, s: Speech): Noun | null {
  const many = parts.options.many === true;
  if (alternatives.every((one) => Object.keys(one).join() === 'controller')) {
    const whose = alternatives.map((one) =>
      one.controller === undefined ? '' : s.say.whose(one.controller, s).text,
    );
    parts.control.push(fixed(`que controla ${list(whose, 'o')}`));
    return null;
  }
  const each = alternatives.map((alternative) => {
    const its = newParts(parts.options, headOf(alternative, { ...parts.options, head: parts.head }));
    addParts(alternative, its, s);
    if (alternative.controller !== undefined)
      its.control.push(fixed(controls(alternative.controller, many, s)));
    return its;
  });
  const nested = alternatives.some((alternative) => alternative.anyOf !== undefined);
  if (!nested && each.every(isAdjective)) {
    parts.status.push((gender, several) =>
      list(
        each.map((its) => sayAll(adjectives(its), gender, several)),
        'o',
      ),
    );
    return null;
  }
  if (!nested && each.every(isAddition)) {
    parts.having.push((gender, several) => {
      const said = each.map((its) => sayAll(additions(its), gender, several));
      const shared = said[0]?.split(' ', 1)[0] ?? '';
      const same = said.every((words) => words.startsWith(`${shared} `));
      return list(
        said.map((words, at) => (same && at > 0 ? words.slice(shared.length + 1) : words)),
        'o',
      );
    });
    return null;
  }
  const nouns = alternatives.map((alternative) => {
    const { target: _, ...options } = parts.options;
    const said = noun(alternative, { ...options, head: parts.head }, s);
    const other = alternative.other === true ? `${varying('otro')(said.gender, said.many)} ` : '';
    return { ...said, text: other + said.text };
  });
  return {
    text: list(
      nouns.map(({ text }) => text),
      parts.options.conjunction ?? (many ? 'y' : 'o'),
    ),
    gender: nouns[0]?.gender ?? 'm',
    many,
  };
}

/** "que no sea tierra ni negra" */
function negations(parts: Parts, gender: Gender, many: boolean): string {
  if (parts.not.length === 0) return '';
  const said = parts.not.map((one) => one(gender, many));
  return `que no ${many ? 'sean' : 'sea'} ${list(said, 'ni').replace(/, /g, ' ni ')}`;
}

/** A noun with all that describes it, without an article. */
export function noun(filter: Filter, options: NounOptions, s: Speech): Noun {
  const many = options.many === true;
  const parts = newParts(options, headOf(filter, options));
  addParts(filter, parts, s);
  const alternatives = filter.anyOf === undefined ? null : addAlternatives(filter.anyOf, parts, s);
  if (filter.controller !== undefined && options.controller !== 'unsaid') {
    parts.control.push(fixed(controls(filter.controller, many, s)));
  }
  if (parts.place.length === 0) parts.place.push(placeOf(filter, options, s));
  const said: Core =
    alternatives === null
      ? core(parts, filter)
      : {
          text: alternatives.text,
          gender: alternatives.gender,
          adjectives: alternatives.gender,
          typeGender: alternatives.gender,
        };
  const { gender, adjectives: agreeing, typeGender } = said;
  const not = negations(parts, agreeing, many);
  const control = sayAll(parts.control, gender, many);
  const manyTypes = many && (parts.head === 'permanent' || parts.head === 'source');
  const words = [
    said.text,
    ...parts.kind.map((one) => one(typeGender, manyTypes)),
    ...parts.color.map((one) => one(agreeing, many)),
    ...parts.status.map((one) => one(agreeing, many)),
    options.target === true ? 'objetivo' : '',
    not,
    sayAll(parts.named, gender, many),
    not !== '' && control !== '' ? `y ${control}` : control,
    ...having(parts.having.map((one) => one(gender, many))),
    ...[...parts.that, ...parts.place, ...parts.except].map((one) => one(gender, many)),
  ];
  return { text: words.filter((word) => word !== '').join(' '), gender, many };
}

/** Alternatives of different kinds, each with its own article: "esta criatura u otra criatura que controlas". */
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

/** "la criatura encantada" rather than "una criatura de entre la criatura encantada". */
function isOneThing({ among, types: _, ...rest }: Filter): boolean {
  if (Object.keys(rest).length > 0) return false;
  return (
    among === 'attached' ||
    among === 'it' ||
    (typeof among === 'object' && ('target' in among || 'bound' in among))
  );
}

const isSeveral = (determiner: Determiner): boolean =>
  typeof determiner === 'object'
    ? determiner.count.many
    : determiner === 'all' || determiner === 'bare' || determiner === 'the';

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
    const all = isSeveral(determiner);
    return phrase(
      list(
        each.map((one) => one.text),
        all ? 'y' : 'o',
      ),
      each.every(({ gender }) => gender === 'f') ? 'f' : 'm',
      all,
    );
  }
  const many = options.many ?? isSeveral(determiner);
  const said = s.say.noun(
    filter,
    { ...options, many, conjunction: options.conjunction ?? conjunctionFor(determiner) },
    s,
  );
  return phrase(determine(determiner, filter.other === true, said), said.gender, many);
}

function conjunctionFor(determiner: Determiner): 'y' | 'o' | 'y/o' {
  if (typeof determiner === 'object') return determiner.count.many ? 'y/o' : 'o';
  return determiner === 'all' || determiner === 'bare' || determiner === 'the' || determiner === 'each'
    ? 'y'
    : 'o';
}

/** The article or number, with "otra" where the rest excludes the source. */
export function determine(determiner: Determiner, other: boolean, { text, gender, many }: Noun): string {
  const otherWord = varying('otro')(gender, many);
  if (typeof determiner === 'object') {
    const word = determiner.count.word(gender);
    if (!other) return `${word} ${text}`;
    if (/\buna?$/.test(word)) return `${word.replace(/\buna?$/, otherWord)} ${text}`;
    if (word.startsWith('hasta ')) return `hasta ${otherWord} ${word.slice('hasta '.length)} ${text}`;
    return / (?:de|más)$/.test(word) ? `${word} ${otherWord} ${text}` : `${otherWord} ${word} ${text}`;
  }
  switch (determiner) {
    case 'a':
      return other ? `${otherWord} ${text}` : `${indefiniteArticle(gender)} ${text}`;
    case 'bare':
      return other ? `${otherWord} ${text}` : text;
    case 'the':
      return `${definiteArticle(gender, many)} ${other ? `${otherWord} ` : ''}${text}`;
    case 'all':
      return `${gender === 'm' ? 'todos los' : 'todas las'} ${other ? 'demás ' : ''}${text}`;
    case 'each':
      return `cada ${other ? `${otherWord} ` : ''}${text}`;
    case 'no':
      return `${gender === 'm' ? 'ningún' : 'ninguna'} ${other ? `${otherWord} ` : ''}${text}`;
    case 'any':
      return `cualquier ${other ? `${otherWord} ` : ''}${text}`;
  }
}
