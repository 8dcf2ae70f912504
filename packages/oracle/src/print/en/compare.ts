import type { Compare, Filter, Value } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { counterNoun } from './counters.js';
import { conjugate, type NounPhrase, objectCase } from './grammar.js';
import type { Speech } from './speech.js';
import { bound, tallyCondition } from './tally.js';
import { numberWord, plural, withArticle } from './words.js';

export const INVERSE: Readonly<Record<Compare, Compare>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

type Comparison = readonly [Value, Compare, Value];

const isNone = (is: Compare, n: number) =>
  (is === '=' && n === 0) || (is === '<=' && n === 0) || (is === '<' && n === 1);
const isSome = (is: Compare, n: number) =>
  (is === '>' && n === 0) || (is === '>=' && n === 1) || (is === '!=' && n === 0);

const has = (who: NounPhrase) => `${who.text} ${conjugate('have', who)}`;

/** "no cards", "a card", "two or more cards". */
function amount(is: Compare, n: number, noun: string): string {
  if (isNone(is, n)) return `no ${plural(noun)}`;
  if (isSome(is, n)) return withArticle(noun);
  return `${bound(is, n, numberWord)} ${is === '=' && n === 1 ? noun : plural(noun)}`;
}

/** What somebody has or controls, counted against a number. */
function countAgainst(filter: Filter, is: Compare, n: number, s: Speech): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const { controller } = filter;
  const one = (is === '=' && n === 1) || isSome(is, n);
  const determine = (noun: string) => {
    const other = filter.other === true;
    if (isNone(is, n)) return `no ${other ? 'other ' : ''}${noun}`;
    if (isSome(is, n)) return other ? `another ${noun}` : withArticle(noun);
    return `${bound(is, n, numberWord)} ${other ? 'other ' : ''}${noun}`;
  };
  const noun = (unsaid: boolean) =>
    s.say.noun(
      filter,
      unsaid
        ? { many: !one, conjunction: 'and/or', controller: 'unsaid' }
        : { many: !one, conjunction: 'and/or', place: 'in' },
      s,
    );
  if (onBattlefield && controller !== undefined && controller !== 'notYou' && controller !== 'eachPlayer') {
    const who = s.say.whose(controller, s);
    return `${who.text} ${conjugate('control', who)} ${determine(noun(true))}`;
  }
  const place = onBattlefield ? ' on the battlefield' : zones.includes('stack') ? ' on the stack' : '';
  return `there ${one ? 'is' : 'are'} ${determine(noun(false))}${place}`;
}

const MORE: Readonly<Record<Compare, string | null>> = {
  '>': 'more',
  '<': 'fewer',
  '>=': 'at least as many',
  '<=': 'no more',
  '=': 'exactly as many',
  '!=': null,
};

const linking = (is: Compare) => (is === '>=' || is === '=' ? 'as' : 'than');

/** "you control more creatures than defending player", "an opponent has fewer cards in hand than you". */
function relative(a: Value, is: Compare, b: Value, s: Speech): string | null {
  const more = MORE[is];
  if (more === null || typeof a !== 'object' || typeof b !== 'object') return null;
  if ('lifeOf' in a && 'lifeOf' in b) {
    const word = is === '>' ? 'more' : is === '<' ? 'less' : is === '=' ? 'as much' : null;
    if (word === null) return null;
    const who = s.say.whose(a.lifeOf, s);
    return `${has(who)} ${word} life ${word === 'as much' ? 'as' : 'than'} ${objectCase(s.say.whose(b.lifeOf, s))}`;
  }
  if ('handSize' in a && 'handSize' in b) {
    const who = s.say.whose(a.handSize, s);
    return `${has(who)} ${more} cards in hand ${linking(is)} ${objectCase(s.say.whose(b.handSize, s))}`;
  }
  if ('count' in a && 'count' in b) {
    const mine = a.count.controller;
    const theirs = b.count.controller;
    if (mine === undefined || theirs === undefined) return null;
    const noun = (filter: Filter) => s.say.noun(filter, { many: true, controller: 'unsaid' }, s);
    const what = noun(a.count);
    if (what !== noun(b.count)) return null;
    const who = s.say.whose(mine, s);
    return `${who.text} ${conjugate('control', who)} ${more} ${what} ${linking(is)} ${objectCase(s.say.whose(theirs, s))}`;
  }
  return null;
}

/** "your starting life total plus 15" turned around: "you have at least 15 life more than …". */
function aboveStart(a: Value, is: Compare, b: Value, s: Speech): string | null {
  if (typeof a !== 'object' || !('lifeOf' in a) || typeof b !== 'object') return null;
  const who = () => has(s.say.whose(a.lifeOf, s));
  if ('sum' in b && is === '>=') {
    const n = b.sum.find((part) => typeof part === 'number');
    const start = b.sum.some((part) => typeof part === 'object' && 'startingLife' in part);
    return start && n !== undefined && b.sum.length === 2
      ? `${who()} at least ${n} life more than your starting life total`
      : null;
  }
  return null;
}

/** One side counted against a number, in the words that fit what is counted. */
function againstNumber(a: Value, is: Compare, n: number, s: Speech): string | null {
  if (typeof a !== 'object') return null;
  if ('lifeOf' in a) {
    const exact = isNone(is, n) && is === '=' ? '0' : bound(is, n, String, 'less');
    return `${has(s.say.whose(a.lifeOf, s))} ${exact} life`;
  }
  if ('count' in a) return countAgainst(a.count, is, n, s);
  if ('handSize' in a) return `${has(s.say.whose(a.handSize, s))} ${amount(is, n, 'card')} in hand`;
  if ('librarySize' in a) {
    return `there are ${amount(is, n, 'card')} in ${s.say.whose(a.librarySize, s).possessive} library`;
  }
  if ('countersOn' in a) {
    const it = s.say.object(a.countersOn, s);
    return `${has(it)} ${amount(is, n, counterNoun(a.kind))} on ${it.plain ? 'them' : 'it'}`;
  }
  if ('playerCounters' in a) {
    const who = s.say.whose(a.of, s);
    if (a.playerCounters === 'energy') return `${has(who)} ${bound(is, n, (e) => '{E}'.repeat(e))}`;
    if (a.playerCounters === 'poison' && (isSome(is, n) || isNone(is, n))) {
      const not = isSome(is, n) ? '' : "n't";
      if (who.you === true) return isSome(is, n) ? "you're poisoned" : "you aren't poisoned";
      return `${who.text} ${who.plain ? 'are' : 'is'}${not} poisoned`;
    }
    return `${has(who)} ${amount(is, n, counterNoun(a.playerCounters))}`;
  }
  if ('tally' in a) return tallyCondition(a, is, n, s);
  if ('cardTypesInGraveyard' in a || 'colorsAmong' in a || 'domain' in a) {
    const of = s.say.value(a, s).replace(/^the number of /, '');
    return `there are ${bound(is, n, numberWord)} ${of}`;
  }
  if ('devotion' in a) return `${s.say.value(a, s)} is ${devotion(is, n)}`;
  if ('countPlayers' in a) {
    return `there are ${bound(is, n, numberWord)} ${s.say.value(a, s).replace(/^the number of /, '')}`;
  }
  return null;
}

/** Devotion is counted in words. */
function devotion(is: Compare, n: number): string {
  if (is === '>=') return `${numberWord(n)} or greater`;
  if (is === '<=') return `${numberWord(n)} or less`;
  return `${WORDS[is]} ${numberWord(n)}`;
}

const WORDS: Readonly<Record<Compare, string>> = {
  '<': 'less than',
  '<=': 'less than or equal to',
  '=': 'equal to',
  '!=': 'not equal to',
  '>=': 'greater than or equal to',
  '>': 'greater than',
};

/** A comparison as a clause: "you have 10 or less life", "its power is 4 or greater". */
export function compare([a, is, b]: Comparison, s: Speech): string {
  const special =
    typeof b === 'number' ? againstNumber(a, is, b, s) : (aboveStart(a, is, b, s) ?? relative(a, is, b, s));
  if (special !== null) return special;
  const left = s.say.value(a, s);
  if (typeof b === 'number') {
    if (is === '>=') return `${left} is ${b} or greater`;
    if (is === '<=') return `${left} is ${b} or less`;
    if (is === '=') return `${left} is ${b}`;
  }
  return `${left} is ${WORDS[is]} ${s.say.value(b, s)}`;
}
