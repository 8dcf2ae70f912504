import type { Compare, Filter, Value } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { counterWord } from './counters.js';
import { after, finiteVerb, type NounPhrase, owned, subjectText } from './grammar.js';
import type { Speech } from './speech.js';
import { bound, isNone, isSome, tallyCondition } from './tally.js';
import type { Mood, VerbName } from './verbs.js';
import { CARD, LIBRARY } from './vocabulary.js';
import { indefiniteArticle, numberWord, varying, type Word } from './words.js';

export const INVERSE: Readonly<Record<Compare, Compare>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

type Comparison = readonly [Value, Compare, Value];

/** Impersonal: "hay", "haya". */
export const thereIs = (mood: Mood): string => (mood === 'indicative' ? 'hay' : 'haya');

const NOBODY: NounPhrase = { text: '', gender: 'm', many: false, key: null };

/** "es", "sea": of a value. */
const is_ = (mood: Mood): string => finiteVerb('ser', NOBODY, mood);

/** "tienes", "no tienes": with "ninguna" the verb is denied. */
function acts(who: NounPhrase, verb: VerbName, not: boolean, mood: Mood): string {
  return `${subjectText(who)}${not ? 'no ' : ''}${finiteVerb(verb, who, mood)}`;
}

/** "cartas" after a denial, "una carta", "dos o más cartas". */
function amount(is: Compare, n: number, { one, many, gender }: Word): string {
  if (isNone(is, n)) return many;
  if (isSome(is, n)) return `${indefiniteArticle(gender)} ${one}`;
  return `${bound(is, n, (count) => numberWord(count, gender))} ${is === '=' && n === 1 ? one : many}`;
}

/** What somebody has or controls, counted against a number. */
function countAgainst(filter: Filter, is: Compare, n: number, s: Speech, mood: Mood): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const { controller } = filter;
  const none = isNone(is, n);
  const one = (is === '=' && n === 1) || isSome(is, n) || none;
  const what = (unsaid: boolean): string => {
    const noun = s.say.noun(
      filter,
      { many: !one, conjunction: 'y/o', ...(unsaid ? { controller: 'unsaid' } : { place: 'en' }) },
      s,
    );
    const other = filter.other === true ? `${varying('otro')(noun.gender, noun.many)} ` : '';
    if (none) return `${noun.gender === 'm' ? 'ningún' : 'ninguna'} ${other}${noun.text}`;
    if (isSome(is, n))
      return other === '' ? `${indefiniteArticle(noun.gender)} ${noun.text}` : other + noun.text;
    return `${bound(is, n, (count) => numberWord(count, noun.gender))} ${other}${noun.text}`;
  };
  if (onBattlefield && controller !== undefined && controller !== 'notYou' && controller !== 'eachPlayer') {
    const who = s.say.whose(controller, s);
    return `${acts(who, 'controlar', none, mood)} ${what(true)}`;
  }
  const place = onBattlefield ? ' en el campo de batalla' : zones.includes('stack') ? ' en la pila' : '';
  return `${none ? 'no ' : ''}${thereIs(mood)} ${what(false)}${place}`;
}

const MORE: Readonly<Record<Compare, readonly [string, string] | null>> = {
  '>': ['más', 'que'],
  '<': ['menos', 'que'],
  '>=': ['al menos tantas', 'como'],
  '<=': ['no más', 'que'],
  '=': ['exactamente tantas', 'como'],
  '!=': null,
};

const than = (who: NounPhrase): string => (who.you === true ? 'tú' : who.text);

/** "controlas más criaturas que el jugador defensor", "un oponente tiene menos cartas en la mano que tú". */
function relative(a: Value, is: Compare, b: Value, s: Speech, mood: Mood): string | null {
  const comparison = MORE[is];
  if (comparison === null || typeof a !== 'object' || typeof b !== 'object') return null;
  const [more, linking] = comparison;
  const agreed = (gender: 'm' | 'f') => (gender === 'm' ? more.replace('tantas', 'tantos') : more);
  if ('lifeOf' in a && 'lifeOf' in b) {
    const who = s.say.whose(a.lifeOf, s);
    return `${acts(who, 'tener', false, mood)} ${more} vidas ${linking} ${than(s.say.whose(b.lifeOf, s))}`;
  }
  if ('handSize' in a && 'handSize' in b) {
    const who = s.say.whose(a.handSize, s);
    return `${acts(who, 'tener', false, mood)} ${more} cartas en la mano ${linking} ${than(s.say.whose(b.handSize, s))}`;
  }
  if ('count' in a && 'count' in b) {
    const mine = a.count.controller;
    const theirs = b.count.controller;
    if (mine === undefined || theirs === undefined) return null;
    const noun = (filter: Filter) => s.say.noun(filter, { many: true, controller: 'unsaid' }, s);
    const what = noun(a.count);
    if (what.text !== noun(b.count).text) return null;
    const who = s.say.whose(mine, s);
    return `${acts(who, 'controlar', false, mood)} ${agreed(what.gender)} ${what.text} ${linking} ${than(s.say.whose(theirs, s))}`;
  }
  return null;
}

/** "your starting life total plus 15" turned around: "tienes al menos 15 vidas más que tu total de vidas inicial". */
function aboveStart(a: Value, is: Compare, b: Value, s: Speech, mood: Mood): string | null {
  if (typeof a !== 'object' || !('lifeOf' in a) || typeof b !== 'object') return null;
  if (!('sum' in b) || is !== '>=') return null;
  const n = b.sum.find((part) => typeof part === 'number');
  const start = b.sum.find((part) => typeof part === 'object' && 'startingLife' in part);
  if (start === undefined || n === undefined || b.sum.length !== 2) return null;
  const who = s.say.whose(a.lifeOf, s);
  return `${acts(who, 'tener', false, mood)} al menos ${n} vidas más que ${s.say.value(start, s)}`;
}

/** One side counted against a number, in the words that fit what is counted. */
function againstNumber(a: Value, is: Compare, n: number, s: Speech, mood: Mood): string | null {
  if (typeof a !== 'object') return null;
  if ('lifeOf' in a) {
    const exact = is === '=' && n === 0 ? '0' : bound(is, n, String);
    const unit = is === '=' && n === 1 ? 'vida' : 'vidas';
    return `${acts(s.say.whose(a.lifeOf, s), 'tener', false, mood)} ${exact} ${unit}`;
  }
  if ('count' in a) return countAgainst(a.count, is, n, s, mood);
  const none = isNone(is, n);
  if ('handSize' in a) {
    return `${acts(s.say.whose(a.handSize, s), 'tener', none, mood)} ${amount(is, n, CARD)} en la mano`;
  }
  if ('librarySize' in a) {
    const where = owned(LIBRARY, s.say.whose(a.librarySize, s));
    return `${none ? 'no ' : ''}${thereIs(mood)} ${amount(is, n, CARD)} en ${where}`;
  }
  if ('countersOn' in a) {
    const it = s.say.object(a.countersOn, s);
    const on = after('sobre', { ...it, pronoun: true });
    return `${acts(it, 'tener', none, mood)} ${amount(is, n, counterWord(a.kind))} ${on}`;
  }
  if ('playerCounters' in a) {
    const who = s.say.whose(a.of, s);
    if (a.playerCounters === 'energy') {
      return `${acts(who, 'tener', false, mood)} ${bound(is, n, (e) => '{E}'.repeat(e))}`;
    }
    if (a.playerCounters === 'poison' && (isSome(is, n) || none)) {
      return `${acts(who, 'estar', none, mood)} ${who.many ? 'envenenados' : 'envenenado'}`;
    }
    return `${acts(who, 'tener', none, mood)} ${amount(is, n, counterWord(a.playerCounters))}`;
  }
  if ('tally' in a) return tallyCondition(a, is, n, s, mood);
  if ('cardTypesInGraveyard' in a || 'colorsAmong' in a || 'domain' in a || 'countPlayers' in a) {
    const of = s.say.value(a, s).replace(/^la cantidad de /, '');
    return `${thereIs(mood)} ${bound(is, n, (count) => numberWord(count, 'm'))} ${of}`;
  }
  if ('devotion' in a)
    return `${s.say.value(a, s)} ${is_(mood)} de ${bound(is, n, (count) => numberWord(count, 'm'))}`;
  return null;
}

const WORDS: Readonly<Record<Compare, string>> = {
  '<': 'menor que',
  '<=': 'menor o igual que',
  '=': 'igual a',
  '!=': 'distinta de',
  '>=': 'mayor o igual que',
  '>': 'mayor que',
};

/** A comparison as a clause: "tienes 10 o menos vidas", "su fuerza es de 4 o más". */
export function compare([a, is, b]: Comparison, s: Speech, mood: Mood): string {
  const special =
    typeof b === 'number'
      ? againstNumber(a, is, b, s, mood)
      : (aboveStart(a, is, b, s, mood) ?? relative(a, is, b, s, mood));
  if (special !== null) return special;
  const left = s.say.value(a, s);
  const be = is_(mood);
  if (typeof b === 'number') {
    if (is === '>=') return `${left} ${be} de ${b} o más`;
    if (is === '<=') return `${left} ${be} de ${b} o menos`;
    if (is === '=') return `${left} ${be} de ${b}`;
  }
  return after(`${left} ${be} ${WORDS[is]}`, { ...NOBODY, text: s.say.value(b, s) });
}
