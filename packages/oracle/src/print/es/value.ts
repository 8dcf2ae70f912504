import type { Filter, ObjectRef, PlayerRef, Value } from '@ettin/schema';
import type { Result } from '../scope.js';
import { counterWord } from './counters.js';
import { after, finiteVerb, type NounPhrase, owned } from './grammar.js';
import { shortWord } from './object.js';
import type { Speech } from './speech.js';
import { eachOfTally, tallyValue } from './tally.js';
import { COLOR_WORDS, GRAVEYARD, HAND, LIBRARY, LIFE, LIFE_TOTAL, QUALITY_WORDS } from './vocabulary.js';
import { contract, definiteArticle, list, numberAlone, varying, type Word } from './words.js';

function players(ref: PlayerRef, s: Speech): string {
  if (ref === 'opponents') return 'oponentes que tienes';
  if (ref === 'teammates') return 'compañeros de equipo que tienes';
  if (ref === 'eachPlayer') return 'jugadores';
  const { text } = s.say.player(ref, s);
  return text
    .replace(/^cada oponente/, 'oponentes')
    .replace(/^cada jugador/, 'jugadores')
    .replace(/^cada compañero/, 'compañeros');
}

const quality = (of: ObjectRef, word: Word, s: Speech): string => owned(word, s.say.object(of, s, 'each'));

const isUnnamed = (np: NounPhrase) => np.you === true || np.pronoun === true || np.relative === true;

/** "que tienes", "que tienen tus oponentes" */
const had = (who: NounPhrase): string =>
  `que ${finiteVerb('tener', who, 'indicative')}${isUnnamed(who) ? '' : ` ${who.text}`}`;

function result(name: string, s: Speech): string {
  const known = s.results.get(name);
  return known === undefined ? 'esa cantidad' : resultNoun(known);
}

/** `done` is a participle that agrees with what is counted: "descartado", "cartas descartadas". */
function resultNoun(known: Result): string {
  const done = varying(known.done);
  switch (known.of) {
    case 'life':
      return `la cantidad de vidas ${done('f', true)} de esta manera`;
    case 'damage':
      return `la cantidad de daño ${done('m', false)} de esta manera`;
    case 'cards':
      return `la cantidad de cartas ${done('f', true)} de esta manera`;
    case 'counters':
      return `la cantidad de contadores ${done('m', true)} de esta manera`;
    case 'objects': {
      const word = shortWord(known.filter, known.head ?? 'permanent');
      return `la cantidad de ${word.many} ${done(word.gender, true)} de esta manera`;
    }
    case 'roll':
      return 'el resultado';
    case 'number':
      return known.done;
  }
}

/** "la mitad de X", "un tercio de X", with the rounding after it. */
function fraction(of: string, by: number, round: 'up' | 'down'): string {
  const part = by === 2 ? 'la mitad' : by === 3 ? 'un tercio' : `una ${numberAlone(by)}ava parte`;
  return contract(`${part} de ${of}, redondeando hacia ${round === 'up' ? 'arriba' : 'abajo'}`);
}

/** Half of the things themselves rather than of their number: "la mitad de las cartas de su mano". */
export function partOf(value: Extract<Value, { readonly divide: Value }>, s: Speech): string {
  const { divide, by, round } = value;
  const of = (whole: string) => fraction(whole, by, round);
  if (typeof divide === 'object') {
    if ('count' in divide) return of(s.say.np(divide.count, 'the', s).text);
    if ('handSize' in divide) return of(`las cartas de ${owned(HAND, s.say.player(divide.handSize, s))}`);
    if ('librarySize' in divide)
      return of(`las cartas de ${owned(LIBRARY, s.say.player(divide.librarySize, s))}`);
    if ('lifeOf' in divide) return of(owned(LIFE, s.say.player(divide.lifeOf, s), true));
  }
  return s.say.value(value, s);
}

const MULTIPLES: Readonly<Record<number, string>> = { 2: 'el doble', 3: 'el triple' };

const times = (n: number, of: string): string =>
  contract(MULTIPLES[n] === undefined ? `${numberAlone(n)} veces ${of}` : `${MULTIPLES[n]} de ${of}`);

function extreme(value: Value, among: PlayerRef, word: 'mayor' | 'menor', s: Speech): string {
  const whom =
    among === 'eachPlayer'
      ? 'todos los jugadores'
      : s.say.whose(among === 'opponents' ? 'opponent' : among, s, true).text;
  if (typeof value === 'object' && 'lifeOf' in value) return `el ${word} total de vidas entre ${whom}`;
  const before = s.thatPlayer;
  s.thatPlayer = 'pronoun';
  const what = s.say
    .value(value, s)
    .replace(/^(la|el) (?:cantidad|número) de /, (_, article: string) => `${article} ${word} cantidad de `)
    .replace(/ en su mano$/, ' en la mano')
    .replace(/ que controla$/, '');
  s.thatPlayer = before;
  return `${what} entre ${whom}`;
}

const number = (of: string): string => contract(`la cantidad de ${of}`);

/** A value as a noun phrase: "la cantidad de criaturas que controlas", "su fuerza", "7". */
export function value(value: Value, s: Speech): string {
  if (typeof value === 'number') return String(value);
  if (value === 'X') return 'X';
  if (value === 'thatMuch') return 'esa cantidad';
  if ('count' in value) return number(s.say.np(value.count, 'bare', s).text + somewhere(value.count));
  if ('countOf' in value) {
    return number(s.say.object(value.countOf, s).text.replace(/^tod[oa]s l[oa]s /, ''));
  }
  if ('countPlayers' in value) return number(players(value.countPlayers, s));
  if ('lifeOf' in value) return owned(LIFE_TOTAL, s.say.player(value.lifeOf, s));
  if ('startingLife' in value) return startingLife(s);
  if ('powerOf' in value) return quality(value.powerOf, QUALITY_WORDS.power, s);
  if ('toughnessOf' in value) return quality(value.toughnessOf, QUALITY_WORDS.toughness, s);
  if ('manaValueOf' in value) return quality(value.manaValueOf, QUALITY_WORDS.manaValue, s);
  if ('countersOn' in value) {
    return number(`${counterWord(value.kind).many} ${after('sobre', s.say.object(value.countersOn, s))}`);
  }
  if ('playerCounters' in value) {
    return number(`${counterWord(value.playerCounters).many} ${had(counterOwner(value.of, s))}`);
  }
  if ('handSize' in value) return number(`cartas en ${owned(HAND, s.say.player(value.handSize, s))}`);
  if ('librarySize' in value)
    return number(`cartas en ${owned(LIBRARY, s.say.player(value.librarySize, s))}`);
  if ('devotion' in value) {
    const colors = list(
      value.devotion.map((color) => `al ${COLOR_WORDS[color]('m', false)}`),
      'y',
    );
    return owned(DEVOTION, s.say.player(value.of, s), false, ` ${colors}`);
  }
  if ('result' in value) return result(value.result, s);
  if ('timesKicked' in value) {
    const it = s.say.object('self', s);
    return number(`veces que ${it.pronoun === true ? '' : `${it.text} `}fue ${kicked(it)}`);
  }
  if ('tally' in value) return tallyValue(value, s);
  if ('cardTypesInGraveyard' in value) {
    return number(
      `tipos de carta entre las cartas de ${owned(GRAVEYARD, s.say.player(value.cardTypesInGraveyard, s))}`,
    );
  }
  if ('domain' in value) {
    const who = s.say.player(value.domain, s);
    const whose = `${finiteVerb('controlar', who, 'indicative')}${isUnnamed(who) ? '' : ` ${who.text}`}`;
    return number(`tipos de tierra básica entre las tierras que ${whose}`);
  }
  if ('colorsAmong' in value) return number(`colores entre ${s.say.np(value.colorsAmong, 'the', s).text}`);
  if ('greatest' in value) {
    const word = QUALITY_WORDS[value.greatest];
    return `${definiteArticle(word.gender, false)} mayor ${word.one} entre ${s.say.np(value.among, 'the', s).text}`;
  }
  if ('total' in value) {
    const word = QUALITY_WORDS[value.total];
    return owned(word, s.say.object(value.among, s, 'the'), false, ' total');
  }
  if ('most' in value) return extreme(value.most, value.among, 'mayor', s);
  if ('least' in value) return extreme(value.least, value.among, 'menor', s);
  return arithmetic(value, s);
}

const DEVOTION: Word = { one: 'devoción', many: 'devociones', gender: 'f' };

export const kicked = (it: NounPhrase): string => varying('estimulado')(it.gender, it.many);

/** A count of what nobody in particular controls says where. */
export const somewhere = (filter: Filter): string =>
  filter.zone === undefined &&
  filter.controller === undefined &&
  filter.owner === undefined &&
  filter.attacking === undefined &&
  filter.blocking === undefined &&
  filter.among === undefined &&
  filter.attackingPlayer === undefined &&
  filter.attackingYouOrYours === undefined
    ? ' en el campo de batalla'
    : '';

type Arithmetic = Extract<
  Value,
  | { readonly sum: unknown }
  | { readonly minus: unknown }
  | { readonly times: unknown }
  | { readonly divide: unknown }
  | { readonly max: unknown }
  | { readonly min: unknown }
  | { readonly chosenNumber: unknown }
>;

function arithmetic(value: Arithmetic, s: Speech): string {
  const say = (part: Value) => s.say.value(part, s);
  if ('sum' in value) {
    const [first, ...more] = [...value.sum].sort(
      (a, b) => Number(typeof a === 'number') - Number(typeof b === 'number'),
    );
    if (first === undefined) return '0';
    return more.reduce<string>((text, part) => `${text} más ${numberOr(part, say)}`, numberOr(first, say));
  }
  if ('minus' in value) return `${numberOr(value.minus[0], say)} menos ${numberOr(value.minus[1], say)}`;
  if ('times' in value) {
    const [a, b] = value.times;
    if (typeof a === 'number') return times(a, say(b));
    if (typeof b === 'number') return times(b, say(a));
    return `${say(a)} por ${say(b)}`;
  }
  if ('divide' in value) return fraction(say(value.divide), value.by, value.round);
  if ('max' in value) return `el mayor de ${list(value.max.map(say), 'y')}`;
  if ('min' in value) return `el menor de ${list(value.min.map(say), 'y')}`;
  return 'el número elegido';
}

const numberOr = (value: Value, say: (value: Value) => string) =>
  typeof value === 'number' ? numberAlone(value) : say(value);

const startingLife = (s: Speech) =>
  s.thatPlayer === 'pronoun' ? 'su total de vidas inicial' : 'tu total de vidas inicial';

const counterOwner = (of: PlayerRef, s: Speech): NounPhrase => s.say.whose(of, s, of === 'opponents');

function eachOfResult(known: Result | undefined): string {
  if (known === undefined) return 'uno de ellos';
  const done = varying(known.done);
  if (known.of === 'life') return `1 ${LIFE.one} ${done('f', false)} de esta manera`;
  if (known.of === 'damage') return `1 punto de daño ${done('m', false)} de esta manera`;
  if (known.of === 'counters') return `contador ${done('m', false)} de esta manera`;
  const word =
    known.of === 'objects'
      ? shortWord(known.filter, known.head ?? 'permanent')
      : shortWord(undefined, 'card');
  return `${word.one} ${done(word.gender, false)} de esta manera`;
}

/** What follows "por cada": "criatura que controlas", "carta en tu mano", "oponente". */
export function forEach(value: Value, s: Speech): string {
  if (typeof value !== 'object') return s.say.value(value, s);
  if ('count' in value) {
    const { other, ...filter } = value.count;
    const noun = s.say.noun(filter, { conjunction: 'y' }, s);
    const text = noun.text + somewhere(value.count);
    return other === true ? `${varying('otro')(noun.gender, false)} ${text}` : text;
  }
  if ('countersOn' in value) {
    return `${counterWord(value.kind).one} ${after('sobre', s.say.object(value.countersOn, s))}`;
  }
  if ('playerCounters' in value) {
    return `${counterWord(value.playerCounters).one} ${had(counterOwner(value.of, s))}`;
  }
  if ('countPlayers' in value) return s.say.player(value.countPlayers, s).text.replace(/^cada /, '');
  if ('timesKicked' in value) {
    const it = s.say.object('self', s);
    return `vez que ${it.pronoun === true ? '' : `${it.text} `}fue ${kicked(it)}`;
  }
  if ('handSize' in value) return `carta en ${owned(HAND, s.say.player(value.handSize, s))}`;
  if ('countOf' in value) return s.say.object(value.countOf, s, 'each').text.replace(/^cada /, '');
  if ('tally' in value) return eachOfTally(value, s);
  if ('result' in value) return eachOfResult(s.results.get(value.result));
  const [, rest] = /^la cantidad de (.*)$/.exec(s.say.value(value, s)) ?? [];
  return (rest ?? '')
    .replace(/^tipos /, 'tipo ')
    .replace(/^colores /, 'color ')
    .replace(/^cartas /, 'carta ');
}
