import type { Filter, ObjectRef, PlayerRef, Value } from '@ettin/schema';
import type { Result } from '../scope.js';
import { counterNoun } from './counters.js';
import { objectCase, phrase } from './grammar.js';
import { ofObject, shortNoun } from './object.js';
import type { Speech } from './speech.js';
import { eachOfTally, tallyValue } from './tally.js';
import { COLOR_WORDS } from './vocabulary.js';
import { list, numberWord, plural } from './words.js';

function players(ref: PlayerRef, s: Speech): string {
  if (ref === 'opponents') return 'opponents you have';
  if (ref === 'teammates') return 'teammates you have';
  if (ref === 'eachPlayer') return 'players';
  if (typeof ref === 'object' && 'players' in ref) {
    const text = s.say.player(ref, s).text;
    return text.replace(/^each (\w+) who /, (_, noun: string) => `${plural(noun)} who `);
  }
  return objectCase(s.say.player(ref, s));
}

function quality(of: ObjectRef, word: string, s: Speech): string {
  return ofObject(s.say.object(of, s, 'each'), word);
}

function result(name: string, s: Speech): string {
  const known = s.results.get(name);
  return known === undefined ? 'that much' : resultNoun(known);
}

function resultNoun(known: Result): string {
  const { done } = known;
  switch (known.of) {
    case 'life':
      return `the life ${done} this way`;
    case 'damage':
      return `the damage ${done} this way`;
    case 'cards':
      return `the number of cards ${done} this way`;
    case 'counters':
      return `the number of counters ${done} this way`;
    case 'objects':
      return `the number of ${shortNoun(known.filter, known.head ?? 'permanent', true)} ${done} this way`;
    case 'roll':
      return 'the result';
    case 'number':
      return done;
  }
}

/** "half X", "a third of X", with the rounding after it. */
function fraction(of: string, by: number, round: 'up' | 'down'): string {
  const part = by === 2 ? `half ${of}` : by === 3 ? `a third of ${of}` : `one ${numberWord(by)}th of ${of}`;
  return `${part}, rounded ${round}`;
}

const MULTIPLES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 10: 'ten times' };

const extreme = (value: Value, among: PlayerRef, word: 'highest' | 'lowest', s: Speech): string => {
  const everybody = s.say.whose(among === 'opponents' ? 'opponent' : among, s, true);
  const whom = among === 'eachPlayer' ? 'all players' : objectCase(everybody);
  if (typeof value === 'object' && 'lifeOf' in value) return `the ${word} life total among ${whom}`;
  const most = word === 'highest' ? 'greatest' : 'least';
  const before = s.thatPlayer;
  s.thatPlayer = 'pronoun';
  const what = s.say
    .value(value, s)
    .replace(/^the number of /, 'number of ')
    .replace(/^their /, '')
    .replace(/ in their hand$/, ' in hand')
    .replace(/ they control$/, '');
  s.thatPlayer = before;
  return `the ${most} ${what} among ${whom}`;
};

/** A value as a noun phrase: "the number of creatures you control", "its power", "7". */
export function value(value: Value, s: Speech): string {
  if (typeof value === 'number') return String(value);
  if (value === 'X') return 'X';
  if (value === 'thatMuch') return 'that amount';
  if ('count' in value)
    return `the number of ${s.say.np(value.count, 'bare', s).text}${somewhere(value.count)}`;
  if ('countOf' in value)
    return `the number of ${objectCase(s.say.object(value.countOf, s)).replace(/^all /, '')}`;
  if ('countPlayers' in value) return `the number of ${players(value.countPlayers, s)}`;
  if ('lifeOf' in value) return `${s.say.player(value.lifeOf, s).possessive} life total`;
  if ('startingLife' in value) return startingLife(s);
  if ('powerOf' in value) return quality(value.powerOf, 'power', s);
  if ('toughnessOf' in value) return quality(value.toughnessOf, 'toughness', s);
  if ('manaValueOf' in value) return quality(value.manaValueOf, 'mana value', s);
  if ('countersOn' in value) {
    return `the number of ${plural(counterNoun(value.kind))} on ${objectCase(s.say.object(value.countersOn, s))}`;
  }
  if ('playerCounters' in value) return playerCounters(value, s);
  if ('handSize' in value) return `the number of cards in ${s.say.player(value.handSize, s).possessive} hand`;
  if ('librarySize' in value) {
    return `the number of cards in ${s.say.player(value.librarySize, s).possessive} library`;
  }
  if ('devotion' in value) {
    const colors = list(
      value.devotion.map((color) => COLOR_WORDS[color]),
      'and',
    );
    return `${s.say.player(value.of, s).possessive} devotion to ${colors}`;
  }
  if ('result' in value) return result(value.result, s);
  if ('timesKicked' in value) return `the number of times ${objectCase(s.say.object('self', s))} was kicked`;
  if ('tally' in value) return tallyValue(value, s);
  if ('cardTypesInGraveyard' in value) {
    return `the number of card types among cards in ${s.say.player(value.cardTypesInGraveyard, s).possessive} graveyard`;
  }
  if ('domain' in value) {
    const who = s.say.player(value.domain, s);
    return `the number of basic land types among lands ${who.text} ${who.plain ? 'control' : 'controls'}`;
  }
  if ('colorsAmong' in value)
    return `the number of colors among ${s.say.np(value.colorsAmong, 'bare', s).text}`;
  if ('greatest' in value) {
    return `the greatest ${qualityWord(value.greatest)} among ${s.say.np(value.among, 'bare', s).text}`;
  }
  if ('total' in value) {
    return `the total ${qualityWord(value.total)} of ${objectCase(s.say.object(value.among, s, 'bare'))}`;
  }
  if ('most' in value) return extreme(value.most, value.among, 'highest', s);
  if ('least' in value) return extreme(value.least, value.among, 'lowest', s);
  return arithmetic(value, s);
}

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
    ? ' on the battlefield'
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
    return more.reduce<string>((text, part) => `${text} plus ${numberOr(part, say)}`, numberOr(first, say));
  }
  if ('minus' in value) return `${numberOr(value.minus[0], say)} minus ${numberOr(value.minus[1], say)}`;
  if ('times' in value) {
    const [a, b] = value.times;
    if (typeof a === 'number') return `${MULTIPLES[a] ?? `${numberWord(a)} times`} ${say(b)}`;
    if (typeof b === 'number') return `${MULTIPLES[b] ?? `${numberWord(b)} times`} ${say(a)}`;
    return `${say(a)} times ${say(b)}`;
  }
  if ('divide' in value) return fraction(say(value.divide), value.by, value.round);
  if ('max' in value) return `the greater of ${list(value.max.map(say), 'and')}`;
  if ('min' in value) return `the lesser of ${list(value.min.map(say), 'and')}`;
  return 'the chosen number';
}

const numberOr = (value: Value, say: (value: Value) => string) =>
  typeof value === 'number' ? numberWord(value) : say(value);

const qualityWord = (quality: 'power' | 'toughness' | 'manaValue') =>
  quality === 'manaValue' ? 'mana value' : quality;

const startingLife = (s: Speech) =>
  s.thatPlayer === 'pronoun' ? 'their starting life total' : 'your starting life total';

function playerCounters(value: Extract<Value, { readonly playerCounters: string }>, s: Speech): string {
  const who = value.of === 'opponents' ? phrase('your opponents', true) : s.say.whose(value.of, s);
  if (value.playerCounters === 'energy') return `the amount of {E} ${who.text} ${who.plain ? 'have' : 'has'}`;
  const noun = plural(counterNoun(value.playerCounters));
  return `the number of ${noun} ${who.text} ${who.plain ? 'have' : 'has'}`;
}

function eachOfResult(known: Result | undefined): string {
  if (known === undefined) return 'of them';
  const { done } = known;
  if (known.of === 'life' || known.of === 'damage') return `1 ${known.of} ${done} this way`;
  const noun = known.of === 'objects' ? shortNoun(known.filter, known.head ?? 'permanent', false) : 'card';
  return `${known.of === 'counters' ? 'counter' : noun} ${done} this way`;
}

/** What follows "for each": "creature you control", "card in your hand", "opponent". */
export function forEach(value: Value, s: Speech): string {
  if (typeof value !== 'object') return s.say.value(value, s);
  if ('count' in value) {
    const { other, ...filter } = value.count;
    const noun = s.say.noun(filter, { conjunction: 'and' }, s) + somewhere(value.count);
    return other === true ? `other ${noun}` : noun;
  }
  if ('countersOn' in value) {
    return `${counterNoun(value.kind)} on ${objectCase(s.say.object(value.countersOn, s))}`;
  }
  if ('playerCounters' in value) {
    const who = value.of === 'opponents' ? phrase('your opponents', true) : s.say.whose(value.of, s);
    return `${counterNoun(value.playerCounters)} ${who.text} ${who.plain ? 'have' : 'has'}`;
  }
  if ('countPlayers' in value) {
    const text = s.say.player(value.countPlayers, s).text;
    return text.replace(/^each /, '');
  }
  if ('timesKicked' in value) return `time ${objectCase(s.say.object('self', s))} was kicked`;
  if ('handSize' in value) return `card in ${s.say.player(value.handSize, s).possessive} hand`;
  if ('countOf' in value) return s.say.object(value.countOf, s, 'each').text.replace(/^each /, '');
  if ('tally' in value) return eachOfTally(value, s);
  if ('result' in value) return eachOfResult(s.results.get(value.result));
  const [, rest] = /^the number of (.*)$/.exec(s.say.value(value, s)) ?? [];
  return (rest ?? '').replace(/^(basic land type|color|card type)s/, '$1');
}
