import type { Filter, Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import type { NounPhrase } from './grammar.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { list, numberWord, plural, withArticle } from './words.js';

/** More than anyone can choose: "any number of". */
const ANY_NUMBER = 20;

const isAnyNumber = (min: Value, max: Value | undefined): boolean =>
  min === 0 && typeof max === 'object' && 'count' in max;

/** "two", "up to X", "any number of", "one or two"; null for exactly one, which needs no number. */
export function rangeWord(min: Value = 1, max: Value | undefined, s: Speech): string | null {
  if (isAnyNumber(min, max)) return 'any number of';
  const most = max ?? (typeof min === 'number' ? Math.max(min, 1) : min);
  if (typeof min !== 'number' || typeof most !== 'number') {
    const word = valueWord(most, s);
    return min === 0 ? `up to ${word}` : word;
  }
  if (min === most) return min === 1 ? null : numberWord(min);
  if (most >= ANY_NUMBER) return min === 0 ? 'any number of' : `${numberWord(min)} or more`;
  if (min === 0) return `up to ${numberWord(most)}`;
  return list(
    Array.from({ length: most - min + 1 }, (_, at) => numberWord(min + at)),
    'or',
  );
}

/** The word of a number: "X" with its meaning told at the end of the sentence where it isn't the cost's. */
export function valueWord(value: Value, s: Speech): string {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return numberWord(amount.n);
    case 'X':
      return 'X';
    case 'that':
      return 'that many';
    case 'each':
    case 'value': {
      if (isResult(value)) return 'that many';
      return owesX(value, s);
    }
  }
}

export const isResult = (value: Value): boolean => typeof value === 'object' && 'result' in value;

/** Says X now and what X is at the end of the sentence. */
export function owesX(value: Value, s: Speech): string {
  const shared = s.shared !== null && s.shared === JSON.stringify(value);
  s.where = (shared ? s.sharedWhere : null) ?? `X is ${s.say.value(value, s)}`;
  if (shared) s.sharedWhere = s.where;
  return 'X';
}

/** A number word as a determiner, with its noun phrase: "a creature", "two creatures", "up to X creatures". */
export function counted(
  filter: Filter,
  min: Value | undefined,
  max: Value | undefined,
  s: Speech,
  options: NounOptions = {},
): NounPhrase {
  const word = rangeWord(min, max, s);
  const determiner: Determiner = word === null ? 'a' : { count: word };
  return s.say.np(filter, determiner, s, options);
}

/** The number before a noun, null for one. What it is counted by is told after the clause. */
export function numberOf(count: Value | undefined, s: Speech): string | null {
  if (count === undefined) return null;
  const amount = amountOf(count);
  switch (amount.shape) {
    case 'number':
      return amount.n === 1 ? null : numberWord(amount.n);
    case 'each':
      s.tails.push(` for each ${s.say.forEach(amount.of, s)}`);
      return amount.n === 1 ? null : numberWord(amount.n);
    case 'X':
    case 'that':
    case 'value':
      return valueWord(count, s);
  }
}

/** "a card", "two cards", "that many cards", "X cards", "a card" for each of something. */
export function things(value: Value, noun: string, s: Speech): string {
  const word = numberOf(value, s);
  return word === null ? withArticle(noun) : `${word} ${plural(noun)}`;
}

/** The same with what the things are: "a creature", "three lands", "X cards". */
export function some(filter: Filter, count: Value | undefined, s: Speech, options: NounOptions = {}): string {
  const word = numberOf(count, s);
  return s.say.np(filter, word === null ? 'a' : { count: word }, s, options).text;
}

/** "life equal to its power", "twice X life", or X where the sentence says the same amount twice. */
function computed(value: Value, noun: string, s: Speech): { before: string; after: string } {
  if (s.shared !== null && JSON.stringify(value) === s.shared)
    return { before: `${owesX(value, s)} ${noun}`, after: '' };
  if (typeof value === 'object' && 'result' in value && s.results.get(value.result)?.of === 'number') {
    return { before: `that much ${noun}`, after: '' };
  }
  if (typeof value === 'object' && 'times' in value && value.times.includes('X')) {
    return { before: `${s.say.value(value, s)} ${noun}`, after: '' };
  }
  return { before: noun, after: ` equal to ${s.say.value(value, s)}` };
}

/** "3 life", "that much damage", "life equal to its power"; `object` comes between, "to any target". */
export function points(value: Value, noun: 'life' | 'damage', s: Speech): { before: string; after: string } {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return { before: `${amount.n} ${noun}`, after: '' };
    case 'X':
      return { before: `X ${noun}`, after: '' };
    case 'that':
      return { before: `that much ${noun}`, after: '' };
    case 'each':
      if (s.shared === JSON.stringify(value)) return computed(value, noun, s);
      if (noun === 'life' || (typeof value === 'object' && 'times' in value)) {
        s.tails.push(` for each ${s.say.forEach(amount.of, s)}`);
        return { before: `${amount.n} ${noun}`, after: '' };
      }
      return amount.of === value && typeof value === 'object' && 'count' in value
        ? { before: `${owesX(value, s)} ${noun}`, after: '' }
        : computed(value, noun, s);
    case 'value':
      return computed(value, noun, s);
  }
}
