import type { Filter, Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { inNumber, type Noun, type NounPhrase, named } from './grammar.js';
import { owesX } from './owes.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { NOUNS } from './vocabulary.js';
import { type Gender, indefinite, list, numberWord, to } from './words.js';

/** More than anyone can choose: "n'importe quel nombre de". */
const ANY_NUMBER = 20;

const isAnyNumber = (min: Value, max: Value | undefined): boolean =>
  min === 0 && typeof max === 'object' && 'count' in max;

/** A number as a determiner: its word by gender, and whether the noun takes the plural. */
export interface Count {
  readonly count: (gender: Gender) => string;
  readonly many: boolean;
}

const fixed = (word: string): Count => ({ count: () => word, many: true });
const several = (n: number): Count => ({ count: (gender) => numberWord(n, gender), many: n > 1 });
const upTo = (n: number): Count => ({ count: (gender) => `jusqu'à ${numberWord(n, gender)}`, many: n > 1 });
export const ANY: Count = fixed("n'importe quel nombre de");

/** "deux", "jusqu'à X", "n'importe quel nombre de", "un ou deux"; null for exactly one. */
export function rangeOf(min: Value = 1, max: Value | undefined, s: Speech): Count | null {
  if (isAnyNumber(min, max)) return ANY;
  const most = max ?? (typeof min === 'number' ? Math.max(min, 1) : min);
  if (typeof min !== 'number' || typeof most !== 'number') {
    const word = valueWord(most, s);
    return fixed(min === 0 ? `jusqu'à ${word}` : word);
  }
  if (min === most) return min === 1 ? null : several(min);
  if (most >= ANY_NUMBER) {
    return min === 0 ? ANY : { count: (gender) => `au moins ${numberWord(min, gender)}`, many: min > 1 };
  }
  if (min === 0) return upTo(most);
  return {
    count: (gender) =>
      list(
        Array.from({ length: most - min + 1 }, (_, at) => numberWord(min + at, gender)),
        'ou',
      ),
    many: true,
  };
}

/** The word of a number: "X" with its meaning told at the end of the sentence where it isn't the cost's. */
export function valueWord(value: Value, s: Speech, gender: Gender = 'm'): string {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return numberWord(amount.n, gender);
    case 'X':
      return 'X';
    case 'that':
      return 'autant de';
    case 'each':
    case 'value':
      return isResult(value) ? 'autant de' : owesX(value, s);
  }
}

const isResult = (value: Value): boolean => typeof value === 'object' && 'result' in value;

/** A number with its noun phrase: "une créature", "deux créatures", "jusqu'à X créatures". */
export function counted(
  filter: Filter,
  min: Value | undefined,
  max: Value | undefined,
  s: Speech,
  options: NounOptions = {},
): NounPhrase {
  return s.say.np(filter, rangeOf(min, max, s) ?? 'a', s, options);
}

/** The number before a noun, null for one. What it is counted by is told after the clause. */
export function numberOf(count: Value | undefined, s: Speech): Count | null {
  if (count === undefined) return null;
  const amount = amountOf(count);
  switch (amount.shape) {
    case 'number':
      return amount.n === 1 ? null : several(amount.n);
    case 'each':
      s.tails.push(` pour chaque ${s.say.forEach(amount.of, s)}`);
      return amount.n === 1 ? null : several(amount.n);
    case 'X':
    case 'that':
    case 'value':
      return fixed(valueWord(count, s));
  }
}

/** "une carte", "deux cartes", "autant de cartes", "X cartes". */
export function things(value: Value, noun: Noun, s: Speech): string {
  const count = numberOf(value, s);
  return count === null
    ? `${indefinite(noun.gender)} ${noun.one}`
    : `${count.count(noun.gender)} ${inNumber(noun, count.many)}`;
}

/** The same with what the things are: "une créature", "trois terrains", "X cartes". */
export function some(filter: Filter, count: Value | undefined, s: Speech, options: NounOptions = {}): string {
  const determiner: Determiner = numberOf(count, s) ?? 'a';
  return named(s.say.np(filter, determiner, s, options));
}

/** "un nombre de blessures égal à sa force", or X where the sentence says the same amount twice. */
function computed(value: Value, noun: Noun, s: Speech): string {
  if (s.shared !== null && JSON.stringify(value) === s.shared) return `${owesX(value, s)} ${noun.many}`;
  if (typeof value === 'object' && 'result' in value && s.results.get(value.result)?.of === 'number') {
    return `autant de ${noun.many}`;
  }
  if (typeof value === 'object' && 'times' in value && value.times.includes('X')) {
    return `${s.say.value(value, s)} ${noun.many}`;
  }
  return `un nombre de ${noun.many} égal ${to(s.say.value(value, s))}`;
}

/** "3 points de vie", "autant de blessures", "un nombre de points de vie égal à sa force". */
export function points(value: Value, noun: Noun, s: Speech): string {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return `${amount.n} ${inNumber(noun, amount.n > 1)}`;
    case 'X':
      return `X ${noun.many}`;
    case 'that':
      return `autant de ${noun.many}`;
    case 'each':
      if (s.shared === JSON.stringify(value)) return computed(value, noun, s);
      if (noun === NOUNS.life || (typeof value === 'object' && 'times' in value)) {
        s.tails.push(` pour chaque ${s.say.forEach(amount.of, s)}`);
        return `${amount.n} ${inNumber(noun, amount.n > 1)}`;
      }
      return amount.of === value && typeof value === 'object' && 'count' in value
        ? `${owesX(value, s)} ${noun.many}`
        : computed(value, noun, s);
    case 'value':
      return computed(value, noun, s);
  }
}

/** A number in figures, or X. */
export const figure = (amount: Value, s: Speech): string =>
  typeof amount === 'number' ? String(amount) : valueWord(amount, s);

/** "deux fois", "X fois"; nothing for once. */
export function times(count: Value | undefined, s: Speech): string {
  if (count === undefined || count === 1) return '';
  return `${typeof count === 'number' ? numberWord(count, 'f') : valueWord(count, s)} fois`;
}
