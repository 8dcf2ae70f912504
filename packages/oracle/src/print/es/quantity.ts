import type { Filter, Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { type NounPhrase, phrase } from './grammar.js';
import type { CountWord, NounOptions, Speech } from './speech.js';
import { contract, type Gender, indefiniteArticle, list, numberWord, type Word } from './words.js';

/** More than anyone can choose: "cualquier cantidad de". */
const ANY_NUMBER = 20;

const isAnyNumber = (min: Value, max: Value | undefined): boolean =>
  min === 0 && typeof max === 'object' && 'count' in max;

const same = (word: string, many = true): CountWord => ({ word: () => word, many });
export const ANY: CountWord = same('cualquier cantidad de');
const THAT_MANY = same('esa cantidad de');

export const countOf = (n: number): CountWord => ({ word: (gender) => numberWord(n, gender), many: n !== 1 });

const upTo = (of: CountWord): CountWord => ({ word: (gender) => `hasta ${of.word(gender)}`, many: of.many });
export const orMore = (n: number): CountWord => ({
  word: (gender) => `${pronounNumber(n, gender)} o más`,
  many: true,
});

/** A number that its noun doesn't follow at once: "uno o dos objetivos". */
const pronounNumber = (n: number, gender: Gender): string =>
  n === 1 && gender === 'm' ? 'uno' : numberWord(n, gender);

/** "dos", "hasta X", "cualquier cantidad de", "uno o dos"; null for exactly one, which needs no number. */
export function rangeWord(min: Value = 1, max: Value | undefined, s: Speech): CountWord | null {
  if (isAnyNumber(min, max)) return ANY;
  const most = max ?? (typeof min === 'number' ? Math.max(min, 1) : min);
  if (typeof min !== 'number' || typeof most !== 'number') {
    const word = valueCount(most, s);
    return min === 0 ? upTo(word) : word;
  }
  if (min === most) return min === 1 ? null : countOf(min);
  if (most >= ANY_NUMBER) return min === 0 ? ANY : orMore(min);
  if (min === 0) return upTo(countOf(most));
  return {
    word: (gender) =>
      list(
        Array.from({ length: most - min + 1 }, (_, at) => pronounNumber(min + at, gender)),
        'o',
      ),
    many: true,
  };
}

/** The number of a value: X with its meaning told at the end of the sentence where it isn't the cost's. */
export function valueCount(value: Value, s: Speech): CountWord {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return countOf(amount.n);
    case 'X':
      return same('X');
    case 'that':
      return THAT_MANY;
    case 'each':
    case 'value':
      return isResult(value) ? THAT_MANY : same(owesX(value, s));
  }
}

const isResult = (value: Value): boolean => typeof value === 'object' && 'result' in value;

/** Says X now and what X is at the end of the sentence. */
export function owesX(value: Value, s: Speech): string {
  const shared = s.shared !== null && s.shared === JSON.stringify(value);
  s.where = (shared ? s.sharedWhere : null) ?? `X es ${s.say.value(value, s)}`;
  if (shared) s.sharedWhere = s.where;
  return 'X';
}

/** A number with its noun phrase: "una criatura", "dos criaturas", "hasta X criaturas". */
export function counted(
  filter: Filter,
  min: Value | undefined,
  max: Value | undefined,
  s: Speech,
  options: NounOptions = {},
): NounPhrase {
  const word = rangeWord(min, max, s);
  return s.say.np(filter, word === null ? 'a' : { count: word }, s, options);
}

/** The number before a noun, null for one. What it is counted by is told after the clause. */
export function numberOf(count: Value | undefined, s: Speech): CountWord | null {
  if (count === undefined) return null;
  const amount = amountOf(count);
  switch (amount.shape) {
    case 'number':
      return amount.n === 1 ? null : countOf(amount.n);
    case 'each':
      s.tails.push(` por cada ${s.say.forEach(amount.of, s)}`);
      return amount.n === 1 ? null : countOf(amount.n);
    case 'X':
    case 'that':
    case 'value':
      return valueCount(count, s);
  }
}

/** "una carta", "dos cartas", "esa cantidad de cartas", "X cartas", "una carta" for each of something. */
export function things(value: Value, noun: Word, s: Speech): NounPhrase {
  const word = numberOf(value, s);
  return word === null
    ? phrase(`${indefiniteArticle(noun.gender)} ${noun.one}`, noun.gender)
    : phrase(`${word.word(noun.gender)} ${word.many ? noun.many : noun.one}`, noun.gender, word.many);
}

/** The same with what the things are: "una criatura", "tres tierras", "X cartas". */
export function some(
  filter: Filter,
  count: Value | undefined,
  s: Speech,
  options: NounOptions = {},
): NounPhrase {
  const word = numberOf(count, s);
  return s.say.np(filter, word === null ? 'a' : { count: word }, s, options);
}

/** Life and damage are counted: "3 vidas", "1 punto de daño". */
const UNITS = {
  life: { one: 'vida', many: 'vidas', mass: 'una cantidad de vidas', that: 'esa cantidad de vidas' },
  damage: {
    one: 'punto de daño',
    many: 'puntos de daño',
    mass: 'una cantidad de daño',
    that: 'esa cantidad de daño',
  },
} as const;

export type Unit = keyof typeof UNITS;

/** "puntos de daño de combate" */
const combat = (text: string, kind: string) => text.replace(/\bdaño$/, `daño${kind}`);

/** "vidas igual a su fuerza", "el doble de X vidas", or X where the sentence says the same amount twice. */
function computed(value: Value, unit: Unit, s: Speech): string {
  const { many, mass, that } = UNITS[unit];
  if (s.shared !== null && JSON.stringify(value) === s.shared) return `${owesX(value, s)} ${many}`;
  if (typeof value === 'object' && 'result' in value && s.results.get(value.result)?.of === 'number') {
    return that;
  }
  if (typeof value === 'object' && 'times' in value && value.times.includes('X')) {
    return contract(`${s.say.value(value, s)} ${many}`);
  }
  return contract(`${mass} igual a ${s.say.value(value, s)}`);
}

/** "3 vidas", "esa cantidad de puntos de daño", "una cantidad de vidas igual a su fuerza". */
export function points(value: Value, unit: Unit, s: Speech, kind = ''): string {
  const amount = amountOf(value);
  const { one, many, that } = UNITS[unit];
  switch (amount.shape) {
    case 'number':
      return `${amount.n} ${combat(amount.n === 1 ? one : many, kind)}`;
    case 'X':
      return `X ${combat(many, kind)}`;
    case 'that':
      return combat(that, kind);
    case 'each':
      if (s.shared === JSON.stringify(value)) return computed(value, unit, s);
      if (unit === 'life' || (typeof value === 'object' && 'times' in value)) {
        s.tails.push(` por cada ${s.say.forEach(amount.of, s)}`);
        return `${amount.n} ${amount.n === 1 ? one : many}`;
      }
      return amount.of === value && typeof value === 'object' && 'count' in value
        ? `${owesX(value, s)} ${many}`
        : computed(value, unit, s);
    case 'value':
      return computed(value, unit, s);
  }
}
