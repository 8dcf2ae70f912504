import type { CardType, Filter } from '@ettin/schema';
import { zonesOf } from '../places.js';
import type { Head } from '../scope.js';
import type { Parts } from './filter-parts.js';
import type { Noun } from './grammar.js';
import type { NounOptions } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { HEAD_WORDS, PERMANENT, TYPE_WORDS } from './vocabulary.js';
import { type Gender, list, type Word } from './words.js';

/** What is on the stack, by its kind. */
const STACK_NOUNS = {
  spell: [HEAD_WORDS.spell, ''],
  ability: [HEAD_WORDS.ability, ' activada o disparada'],
  activated: [HEAD_WORDS.ability, ' activada'],
  triggered: [HEAD_WORDS.ability, ' disparada'],
  any: [HEAD_WORDS.spell, ''],
} as const;

/** Subtypes that say their card type themselves: "Aura", not "encantamiento Aura". */
const OWN_NOUN =
  /^(?:Aura|Equipment|Vehicle|Saga|Treasure|Food|Clue|Blood|Fortification|Shrine|Plains|Island|Swamp|Mountain|Forest|Gate|Desert|Cave)$/;

export function headOf(filter: Filter, options: NounOptions): Head {
  const [zone] = zonesOf(filter);
  if (zone === undefined) return options.head ?? (filter.stackKind === undefined ? 'permanent' : 'spell');
  if (zone === 'battlefield') return options.head === 'token' ? 'token' : 'permanent';
  return zone === 'stack' ? 'spell' : 'card';
}

const PERMANENT_TYPES = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

const numbered = (word: Word, many: boolean) => (many ? word.many : word.one);

/** "criatura artefacto": what is most itself comes first. */
const JOINED_ORDER: readonly CardType[] = ['creature', 'land', 'planeswalker', 'artifact', 'enchantment'];

export function joinedTypes(types: readonly CardType[], many = false): Noun {
  const ordered = [...types].sort((a, b) => JOINED_ORDER.indexOf(a) - JOINED_ORDER.indexOf(b));
  const words = ordered.map((type, at) => (at === 0 && many ? TYPE_WORDS[type].many : TYPE_WORDS[type].one));
  const [first] = ordered;
  return { text: words.join(' '), gender: first === undefined ? 'm' : TYPE_WORDS[first].gender, many };
}

export interface Core {
  readonly text: string;
  /** Of the first noun, which the article is said of. */
  readonly gender: Gender;
  /** Of all nouns, which adjectives are said of. */
  readonly adjectives: Gender;
  /** Of the type, which "legendaria" and "básica" are said of. */
  readonly typeGender: Gender;
}

const firstGender = (words: readonly Word[]): Gender => words[0]?.gender ?? 'm';
const genderOf = (words: readonly Word[]): Gender =>
  words.length > 0 && words.every(({ gender }) => gender === 'f') ? 'f' : 'm';

/** The noun itself: "criatura Trasgo", "artefactos y encantamientos", "carta de instantáneo o de conjuro". */
export function core(parts: Parts, filter: Filter): Core {
  const many = parts.options.many === true;
  const conjunction = parts.options.conjunction ?? (many ? 'y' : 'o');
  const ownNoun = parts.subtypes.length > 0 && parts.subtypes.every((subtype) => OWN_NOUN.test(subtype));
  const permanent = PERMANENT_TYPES.every((type) => parts.types.includes(type));
  const types: readonly Word[] =
    ownNoun && parts.types.length === 1
      ? []
      : permanent
        ? [PERMANENT]
        : parts.types.map((type) => TYPE_WORDS[type]);
  const subtypes = parts.subtypes.map(subtypeWord);
  const named = list(
    subtypes.map(({ one }) => one),
    'o',
  );
  const joined = parts.joinedTypes.length === 0 ? null : joinedTypes(parts.joinedTypes, many);
  const typed = types.length + parts.joinedTypes.length + subtypes.length > 0;
  if (parts.head === 'permanent' || (parts.head === 'source' && typed)) {
    if (joined !== null) {
      return {
        text: [joined.text, named].filter((word) => word !== '').join(' '),
        gender: joined.gender,
        adjectives: joined.gender,
        typeGender: joined.gender,
      };
    }
    if (types.length > 0) {
      const nouns = list(
        types.map((word) => numbered(word, many)),
        conjunction,
      );
      const adjectives = genderOf(types);
      const text = named === '' ? nouns : `${nouns} ${named}`;
      return { text, gender: firstGender(types), adjectives, typeGender: adjectives };
    }
    const words = subtypes.length > 0 ? subtypes : [PERMANENT];
    const adjectives = genderOf(words);
    return {
      text: list(
        words.map((word) => numbered(word, many)),
        conjunction,
      ),
      gender: firstGender(words),
      adjectives,
      typeGender: adjectives,
    };
  }
  const [word, kind] =
    parts.head === 'spell' || parts.head === 'ability'
      ? STACK_NOUNS[filter.stackKind ?? parts.head]
      : ([HEAD_WORDS[parts.head], ''] as const);
  const any = filter.stackKind === 'any' ? ` o ${numbered(HEAD_WORDS.ability, many)}` : '';
  const noun = numbered(word, many) + kind + any;
  const single = parts.joinedTypes.length === 0 ? null : joinedTypes(parts.joinedTypes);
  const described =
    single !== null
      ? [single.text]
      : types.length > 0
        ? types.map(({ one }) => one)
        : subtypes.map(({ one }) => one);
  const of = list(
    described.map((one) => `de ${one}`),
    'o',
  );
  const suffix = named !== '' && (types.length > 0 || single !== null) ? named : '';
  return {
    text: [noun, of, suffix].filter((part) => part !== '').join(' '),
    gender: word.gender,
    adjectives: any === '' ? word.gender : 'm',
    typeGender: single?.gender ?? (types.length > 0 ? genderOf(types) : word.gender),
  };
}
