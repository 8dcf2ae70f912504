import type { CardType, Color, Filter, NumberTest, ObjectRef } from '@ettin/schema';
import { isCountable } from '../amount.js';
import type { Head } from '../scope.js';
import { counterWord } from './counters.js';
import { after, finiteVerb } from './grammar.js';
import { FLAG_WORDS } from './keyword-words.js';
import { owesX } from './quantity.js';
import { skill } from './skills.js';
import type { NounOptions, Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { COLOR_WORDS, COLORLESS, QUALITY_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import {
  type Adjective,
  agent,
  common,
  contract,
  indefiniteArticle,
  list,
  varying,
  type Word,
} from './words.js';

/** The words of a noun phrase in the order in which Spanish says them after the noun. */
export interface Parts {
  readonly options: NounOptions;
  head: Head;
  readonly subtypes: string[];
  readonly types: CardType[];
  readonly joinedTypes: CardType[];
  /** legendaria, básica: said of the type · negra, 2/2 · atacante, girada. */
  readonly kind: Adjective[];
  readonly color: Adjective[];
  readonly status: Adjective[];
  /** "que no sea" this: tierra, negra. */
  readonly not: Adjective[];
  readonly named: Adjective[];
  readonly control: Adjective[];
  readonly having: Adjective[];
  readonly that: Adjective[];
  readonly place: Adjective[];
  readonly except: Adjective[];
}

export function newParts(options: NounOptions, head: Head): Parts {
  return {
    options,
    head,
    subtypes: [],
    types: [],
    joinedTypes: [],
    kind: [],
    color: [],
    status: [],
    not: [],
    named: [],
    control: [],
    having: [],
    that: [],
    place: [],
    except: [],
  };
}

type Part<K extends keyof Filter> = (value: NonNullable<Filter[K]>, parts: Parts, s: Speech) => void;

export const fixed =
  (text: string): Adjective =>
  () =>
    text;

const yesNo =
  (yes: Adjective, no: Adjective) =>
  (value: boolean, parts: Parts): void => {
    parts.status.push(value ? yes : no);
  };

const negated =
  (one: Adjective): Adjective =>
  (gender, many) =>
    `no ${one(gender, many)}`;

const that =
  (one: string, several: string) =>
  (value: boolean, parts: Parts): void => {
    if (value) parts.that.push((_, many) => `que ${many ? several : one}`);
  };

/** "negra o roja" */
const either =
  (adjectives: readonly Adjective[]): Adjective =>
  (gender, many) =>
    list(
      adjectives.map((one) => one(gender, many)),
      'o',
    );

const colorsOf = (colors: readonly Color[]) => either(colors.map((color) => COLOR_WORDS[color]));

/** Cards and spells are "de criatura"; permanents are creatures. */
const ofType = (parts: Parts) => (parts.head === 'card' || parts.head === 'spell' ? 'de ' : '');

/** "fuerza de 4 o más", "valor de maná de X o menos", "resistencia menor que su fuerza". */
export function numberTest(quality: Word, test: NumberTest, s: Speech, within = false): string {
  const { than } = test;
  if (typeof than === 'object' && 'greatest' in than && (test.is === '>=' || test.is === '=')) {
    return s.say.value(than, s);
  }
  const short = typeof than === 'number' || than === 'X';
  const value = () => s.say.value(than, s);
  const name = quality.one;
  switch (test.is) {
    case '=':
      return contract(short ? `${name} de ${value()}` : `${name} igual a ${value()}`);
    case '<=':
      if (!short && within && isCountable(than)) return `${name} de ${owesX(than, s)} o menos`;
      return short ? `${name} de ${value()} o menos` : contract(`${name} menor o igual a ${value()}`);
    case '>=':
      return short ? `${name} de ${value()} o más` : contract(`${name} mayor o igual a ${value()}`);
    case '<':
      return `${name} menor que ${value()}`;
    case '>':
      return `${name} mayor que ${value()}`;
    case '!=':
      return `${name} distinta de ${value()}`;
  }
}

const tested =
  (quality: keyof typeof QUALITY_WORDS) =>
  (test: NumberTest, parts: Parts, s: Speech): void => {
    parts.having.push(fixed(`con ${numberTest(QUALITY_WORDS[quality], test, s, true)}`));
  };

const shares = (quality: string) => (ref: ObjectRef, parts: Parts, s: Speech) => {
  const whom = after('con', s.say.object(ref, s));
  parts.that.push((_, many) => `que ${many ? 'comparten' : 'comparte'} un ${quality} ${whom}`);
};

const CHOSEN = {
  color: 'del color elegido',
  creatureType: 'del tipo elegido',
  name: 'con el nombre elegido',
  cardType: 'del tipo de carta elegido',
} as const;

const INDESTRUCTIBLE_SIZE = /^con fuerza de (\d+)$/;

/** One printer a field: a field added to `Filter` doesn't compile until it has one. */
export const FILTER_PARTS: { readonly [K in keyof Required<Filter>]: Part<K> } = {
  zone: () => {},
  owner: () => {},
  controller: () => {},
  other: () => {},
  self: () => {},
  anyOf: () => {},
  stackKind: () => {},
  types: (types, parts) => parts.types.push(...types),
  allTypes: (types, parts) => parts.joinedTypes.push(...types),
  notTypes: (types, parts) => {
    const spells = types.length === 2 && types.includes('instant') && types.includes('sorcery');
    if (spells && parts.head === 'card') parts.kind.push(fixed('de permanente'));
    else parts.not.push(...types.map((type) => fixed(ofType(parts) + TYPE_WORDS[type].one)));
  },
  supertypes: (supertypes, parts) => {
    parts.kind.push(either(supertypes.map((supertype) => SUPERTYPE_WORDS[supertype])));
  },
  notSupertypes: (supertypes, parts) => {
    for (const supertype of supertypes) {
      if (supertype === 'basic') parts.kind.push(negated(SUPERTYPE_WORDS.basic));
      else parts.not.push(SUPERTYPE_WORDS[supertype]);
    }
  },
  subtypes: (subtypes, parts) => parts.subtypes.push(...subtypes),
  notSubtypes: (subtypes, parts) =>
    parts.not.push(
      ...subtypes.map(
        (subtype): Adjective =>
          (_, many) =>
            many ? subtypeWord(subtype).many : subtypeWord(subtype).one,
      ),
    ),
  colors: (colors, parts) => parts.color.push(colorsOf(colors)),
  notColors: (colors, parts) => parts.not.push(...colors.map((color) => COLOR_WORDS[color])),
  colorless: (value, parts) => {
    if (value) parts.color.push(COLORLESS);
    else parts.not.push(COLORLESS);
  },
  multicolored: (value, parts) => {
    if (value) parts.color.push(fixed('multicolor'));
    else parts.not.push(fixed('multicolor'));
  },
  monocolored: (value, parts) => {
    if (value) parts.color.push(fixed('monocolor'));
    else parts.not.push(fixed('monocolor'));
  },
  historic: (value, parts) => {
    if (value) parts.kind.push(varying('histórico'));
    else parts.not.push(varying('histórico'));
  },
  name: (name, parts) => parts.named.push((gender, many) => `${varying('llamado')(gender, many)} ${name}`),
  keyword: (keyword, parts) => parts.having.push(fixed(`con ${skill(FLAG_WORDS[keyword])}`)),
  notKeyword: (keyword, parts) => parts.having.push(fixed(`sin ${skill(FLAG_WORDS[keyword])}`)),
  power: tested('power'),
  toughness: (test, parts, s) => {
    const before = parts.having.at(-1)?.('f', false) ?? '';
    const [, power] = INDESTRUCTIBLE_SIZE.exec(before) ?? [];
    if (power === undefined || test.is !== '=' || typeof test.than !== 'number') {
      tested('toughness')(test, parts, s);
      return;
    }
    parts.having.pop();
    parts.color.push(fixed(`${power}/${test.than}`));
  },
  manaValue: tested('manaValue'),
  tapped: yesNo(varying('girado'), varying('enderezado')),
  attacking: yesNo(common('atacante'), negated(common('atacante'))),
  blocking: yesNo(agent('bloqueador'), negated(agent('bloqueador'))),
  blocked: yesNo(varying('bloqueado'), negated(varying('bloqueado'))),
  unblocked: yesNo(negated(varying('bloqueado')), varying('bloqueado')),
  faceDown: yesNo(fixed('boca abajo'), fixed('boca arriba')),
  enchanted: yesNo(varying('encantado'), negated(varying('encantado'))),
  equipped: yesNo(varying('equipado'), negated(varying('equipado'))),
  token: (value, parts) => {
    if (value) parts.head = 'token';
    else if (parts.head !== 'card') parts.not.push((_, many) => (many ? 'fichas' : 'ficha'));
  },
  counter: (kind, parts) => {
    const { one, many } = counterWord(kind);
    parts.having.push((gender, several) =>
      several
        ? `con ${many} sobre ${gender === 'm' ? 'ellos' : 'ellas'}`
        : `con ${indefiniteArticle('m')} ${one} sobre ${gender === 'm' ? 'él' : 'ella'}`,
    );
  },
  enteredThisTurn: that('entró este turno', 'entraron este turno'),
  dealtDamageThisTurn: that('hizo daño este turno', 'hicieron daño este turno'),
  wasDealtDamageThisTurn: that('recibió daño este turno', 'recibieron daño este turno'),
  attackedThisTurn: that('atacó este turno', 'atacaron este turno'),
  dealtDamageBy: (ref, parts, s) => {
    const source = after('de', s.say.object(ref, s));
    parts.that.push((_, many) => `que ${many ? 'recibieron' : 'recibió'} daño ${source} este turno`);
  },
  among: (ref, parts, s) => parts.place.push(fixed(`de entre ${after('', s.say.object(ref, s)).trim()}`)),
  notAmong: (ref, parts, s) => {
    const { text } = s.say.object(ref, s);
    parts.except.push((_, many) => `que no ${many ? 'sean' : 'sea'} ${text}`);
  },
  ofChosen: (chosen, parts) => parts.having.unshift(fixed(CHOSEN[chosen])),
  sharesColorWith: shares('color'),
  sharesCreatureTypeWith: shares('tipo de criatura'),
  attackingPlayer: (ref, parts, s) => {
    const whom = s.say.player(ref, s);
    parts.that.push((_, many) => {
      const verb = many ? 'atacan' : 'ataca';
      return whom.you === true ? `que te ${verb}` : `que ${verb} ${after('a', whom)}`;
    });
  },
  attackingYouOrYours: (value, parts) => {
    if (!value) return;
    parts.that.push((_, many) => `que ${many ? 'atacan' : 'ataca'} a ti o a un planeswalker que controlas`);
  },
  targets: (targets, parts, s) => {
    const what: string[] = [];
    if (targets.object !== undefined) what.push(after('a', s.say.np(targets.object, 'a', s)));
    if (targets.player !== undefined) what.push(after('a', s.say.whose(targets.player, s)));
    parts.that.push((_, many) => `que ${many ? 'hagan' : 'haga'} objetivo ${list(what, 'o')}`);
  },
  not: (filter, parts, s) => {
    const noun = s.say.noun(filter, { ...parts.options, place: 'en' }, s);
    parts.that.push(
      (_, many) =>
        `que no ${many ? 'sean' : 'sea'} ${many ? '' : `${indefiniteArticle(noun.gender)} `}${noun.text}`,
    );
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

/** "que controlas", "que controla un oponente", "que controlan tus oponentes", "que no controlas". */
export function controls(whose: NonNullable<Filter['controller']>, many: boolean, s: Speech): string {
  if (whose === 'notYou' || whose === 'eachOtherPlayer') return 'que no controlas';
  if (whose === 'eachPlayer') return '';
  const who = s.say.whose(whose, s, many);
  const verb = `que ${finiteVerb('controlar', who, 'indicative')}`;
  return who.you === true || who.pronoun === true || who.relative === true ? verb : `${verb} ${who.text}`;
}
