import type { Compare, Filter, Value } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { bound, isNone, isSome, someOf } from './bound.js';
import { counterNoun } from './counter-noun.js';
import { after, doing, type NounPhrase, named, noun, owned, subjectOf } from './grammar.js';
import type { Determiner, Speech } from './speech.js';
import { tallyCondition } from './tally.js';
import { NOUNS, ZONE_NOUNS } from './vocabulary.js';
import { agree, numberWord, to } from './words.js';

export const INVERSE: Readonly<Record<Compare, Compare>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

/** A clause in the mood that the conjunction before it asks for. */
export const clauseOf = (subject: NounPhrase, verb: string, rest: string, none: boolean, s: Speech): string =>
  doing(subject, { verb, rest, ...(none ? { not: 'none' as const } : {}) }, s.unless ? 'unless' : 'present');

/** "il y a", "il n'y a", "qu'il n'y ait". */
export const thereIs = (none: boolean, s: Speech): string =>
  s.unless ? "il n'y ait" : none ? "il n'y a" : 'il y a';

/** A count as a determiner: "au moins trois créatures", "aucune créature". */
function determiner(is: Compare, n: number): Determiner {
  if (isNone(is, n)) return 'no';
  if (isSome(is, n)) return 'a';
  const many = !(is === '=' && n === 1);
  const word = (of: number, before: string) => ({
    count: (gender: 'm' | 'f') => `${before}${numberWord(of, gender)}`,
    many: many && of > 1,
  });
  switch (is) {
    case '>=':
      return word(n, 'au moins ');
    case '>':
      return word(n + 1, 'au moins ');
    case '<=':
      return word(n, 'au plus ');
    case '<':
      return word(n - 1, 'au plus ');
    case '=':
      return word(n, 'exactement ');
    case '!=':
      return { count: () => `un nombre autre que ${numberWord(n, 'm')} de`, many: true };
  }
}

/** What somebody has or controls, counted against a number. */
function countAgainst(filter: Filter, is: Compare, n: number, s: Speech): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const { controller } = filter;
  const none = isNone(is, n);
  const count = determiner(is, n);
  if (onBattlefield && controller !== undefined && controller !== 'notYou' && controller !== 'eachPlayer') {
    const who = s.say.whose(controller, s);
    const what = named(s.say.np(filter, count, s, { controller: 'unsaid' }));
    return clauseOf(who, 'contrôler', what, none, s);
  }
  const what = named(s.say.np(filter, count, s, { place: 'in' }));
  const place = onBattlefield ? ' sur le champ de bataille' : zones.includes('stack') ? ' sur la pile' : '';
  return `${thereIs(none, s)} ${what}${place}`;
}

/** "plus de cartes que", "moins de", "au moins autant de". */
const MORE: Readonly<Record<Compare, string | null>> = {
  '>': 'plus de',
  '<': 'moins de',
  '>=': 'au moins autant de',
  '<=': 'au plus autant de',
  '=': 'autant de',
  '!=': null,
};

const stressed = (who: NounPhrase): string => after('que', who);

/** "vous contrôlez plus de créatures que le joueur défenseur", "un adversaire a moins de cartes en main que vous". */
function relative(a: Value, is: Compare, b: Value, s: Speech): string | null {
  const more = MORE[is];
  if (more === null || typeof a !== 'object' || typeof b !== 'object') return null;
  if ('lifeOf' in a && 'lifeOf' in b) {
    const who = s.say.whose(a.lifeOf, s);
    return clauseOf(who, 'avoir', `${more} points de vie ${stressed(s.say.whose(b.lifeOf, s))}`, false, s);
  }
  if ('handSize' in a && 'handSize' in b) {
    const who = s.say.whose(a.handSize, s);
    return clauseOf(who, 'avoir', `${more} cartes en main ${stressed(s.say.whose(b.handSize, s))}`, false, s);
  }
  if ('count' in a && 'count' in b) {
    const mine = a.count.controller;
    const theirs = b.count.controller;
    if (mine === undefined || theirs === undefined) return null;
    const noun = (filter: Filter) => named(s.say.np(filter, 'bare', s, { controller: 'unsaid' }));
    const what = noun(a.count);
    if (what !== noun(b.count)) return null;
    const who = s.say.whose(mine, s);
    return clauseOf(who, 'contrôler', `${more} ${what} ${stressed(s.say.whose(theirs, s))}`, false, s);
  }
  return null;
}

/** "votre total de départ plus 15" turned around: "vous avez au moins 15 points de vie de plus que …". */
function aboveStart(a: Value, is: Compare, b: Value, s: Speech): string | null {
  if (typeof a !== 'object' || !('lifeOf' in a) || typeof b !== 'object' || !('sum' in b) || is !== '>=')
    return null;
  const n = b.sum.find((part) => typeof part === 'number');
  const start = b.sum.some((part) => typeof part === 'object' && 'startingLife' in part);
  if (!start || n === undefined || b.sum.length !== 2) return null;
  const rest = `au moins ${n} points de vie de plus que votre total de points de vie de départ`;
  return clauseOf(s.say.whose(a.lifeOf, s), 'avoir', rest, false, s);
}

/** One side counted against a number, in the words that fit what is counted. */
function againstNumber(a: Value, is: Compare, n: number, s: Speech): string | null {
  if (typeof a !== 'object') return null;
  if ('lifeOf' in a) {
    return clauseOf(s.say.whose(a.lifeOf, s), 'avoir', bound(is, n, NOUNS.life, true), false, s);
  }
  if ('count' in a) return countAgainst(a.count, is, n, s);
  const none = isNone(is, n);
  if ('handSize' in a) {
    return clauseOf(s.say.whose(a.handSize, s), 'avoir', `${someOf(is, n, NOUNS.card)} en main`, none, s);
  }
  if ('librarySize' in a) {
    const library = owned(s.say.whose(a.librarySize, s), ZONE_NOUNS.library);
    return `${thereIs(none, s)} ${someOf(is, n, NOUNS.card)} dans ${library}`;
  }
  if ('countersOn' in a) {
    const it = s.say.object(a.countersOn, s);
    const on = after('sur', { ...it, pronoun: 'whole' });
    return clauseOf(it, 'avoir', `${someOf(is, n, counterNoun(a.kind))} ${on}`, none, s);
  }
  if ('playerCounters' in a) return playerCounters(a, is, n, s);
  if ('tally' in a) return tallyCondition(a, is, n, s);
  if ('cardTypesInGraveyard' in a || 'colorsAmong' in a || 'domain' in a || 'countPlayers' in a) {
    const [, thing = '', rest = ''] = /^le nombre de (\S+)(.*)$/.exec(s.say.value(a, s)) ?? [];
    const gender = thing === 'couleurs' ? 'f' : 'm';
    return `${thereIs(false, s)} ${bound(is, n, noun(thing.replace(/s$/, ''), gender, thing))}${rest}`;
  }
  return null;
}

function playerCounters(
  a: Extract<Value, { readonly playerCounters: string }>,
  is: Compare,
  n: number,
  s: Speech,
): string {
  const who = s.say.whose(a.of, s);
  if (a.playerCounters === 'energy') {
    const symbols = '{E}'.repeat(is === '>' ? n + 1 : is === '<' ? n - 1 : n);
    const least = is === '>=' || is === '>' ? 'au moins ' : is === '=' ? 'exactement ' : '';
    return clauseOf(who, 'avoir', `${least}${symbols}${least === '' ? ' ou moins' : ''}`, false, s);
  }
  if (a.playerCounters === 'poison' && (isSome(is, n) || isNone(is, n))) {
    const poisoned = who.you === true ? 'empoisonné' : agree('empoisonné', who);
    return doing(
      who,
      { verb: 'être', rest: poisoned, ...(isNone(is, n) ? { not: true as const } : {}) },
      s.unless ? 'unless' : 'present',
    );
  }
  return clauseOf(who, 'avoir', someOf(is, n, counterNoun(a.playerCounters)), isNone(is, n), s);
}

const WORDS: Readonly<Record<Compare, string>> = {
  '<': 'inférieur',
  '<=': 'inférieur ou égal',
  '=': 'égal',
  '!=': 'différent',
  '>=': 'supérieur ou égal',
  '>': 'supérieur',
};

/** Nouns of values that are feminine; the others are masculine. */
const isFeminine = (text: string): boolean =>
  /^(?:la |sa |(?:l[ea]|son|votre) (?:plus grande |plus petite )?(?:force|endurance|valeur|dévotion|moitié)|votre dévotion)/.test(
    text,
  );

/** A comparison as a clause: "vous avez 10 points de vie ou moins", "sa force est supérieure ou égale à 4". */
export function compare([a, is, b]: readonly [Value, Compare, Value], s: Speech): string {
  const special =
    typeof b === 'number' ? againstNumber(a, is, b, s) : (aboveStart(a, is, b, s) ?? relative(a, is, b, s));
  if (special !== null) return special;
  const left = s.say.value(a, s);
  const gender = isFeminine(left) ? 'f' : 'm';
  const word = WORDS[is]
    .split(' ')
    .map((part) => (part === 'ou' ? part : agree(part, { gender, plural: false })))
    .join(' ');
  const devotion = typeof a === 'object' && 'devotion' in a;
  const right = typeof b !== 'number' ? s.say.value(b, s) : devotion ? numberWord(b, 'm') : String(b);
  const be = s.unless ? 'ne soit' : 'est';
  return `${left} ${be} ${word} ${is === '!=' ? `de ${right}` : to(right)}`;
}

/** "elle est", "cette créature n'est pas", "elle n'ait": the verb to be, also of what has been. */
export function be(it: NounPhrase, past: boolean, yes: boolean, s: Speech): string {
  const verb = past
    ? it.plural
      ? 'étaient'
      : 'était'
    : s.unless
      ? it.plural
        ? 'soient'
        : 'soit'
      : it.plural
        ? 'sont'
        : 'est';
  const whole = yes ? (s.unless ? `ne ${verb}` : verb) : `ne ${verb} pas`;
  return `${subjectOf(it)} ${whole}`;
}
