import type { Filter, Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import type { Determiner, NounOptions, Speech } from './speech.js';
import { type Counter, count, number, quantityName } from './words.js';

/** More than anyone can choose: "望む数の". */
const ANY_NUMBER = 20;

/** What a number before a noun is called: "Ｘ", "２"; null where it has to be told as a value. */
function short(value: Value): string | null {
  if (typeof value === 'number') return number(value);
  return value === 'X' ? 'Ｘ' : null;
}

/** "１つにつき", before the clause's amount. */
const forEach = (of: Value, s: Speech) => `${s.say.forEach(of, s)}につき`;

/** "その点数に等しい点数の", "それのパワーに等しい数の". */
const equal = (value: Value, counter: Counter, s: Speech): string =>
  value === 'thatMuch'
    ? `その${quantityName(counter)}に等しい${quantityName(counter)}の`
    : `${s.say.value(value, s).replace(/^その数(?=の)/, `その${quantityName(counter)}`)}に等しい${quantityName(counter)}の`;

/** "カード２枚", "カードＸ枚", "…１体につきカード１枚", "…に等しい枚数のカード". */
export function things(value: Value, noun: string, counter: Counter, s: Speech): string {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return noun + count(amount.n, counter);
    case 'X':
      return noun + count('X', counter);
    case 'each':
      return `${forEach(amount.of, s)}${noun}${count(amount.n, counter)}`;
    case 'that':
    case 'value':
      return equal(value, counter, s) + noun;
  }
}

/** "３点のライフ", "Ｘ点のダメージ", "それのパワーに等しい点数のダメージ". */
export function points(value: Value, noun: string, s: Speech): string {
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'number':
      return `${count(amount.n, '点')}の${noun}`;
    case 'X':
      return `${count('X', '点')}の${noun}`;
    case 'each':
      return `${forEach(amount.of, s)}${count(amount.n, '点')}の${noun}`;
    case 'that':
    case 'value':
      return equal(value, '点', s) + noun;
  }
}

/** So many of what a filter describes. */
export function some(filter: Filter, value: Value | undefined, s: Speech, options: NounOptions = {}): string {
  const amount = amountOf(value ?? 1);
  switch (amount.shape) {
    case 'number':
      return s.say.np(filter, { size: number(amount.n) }, s, options);
    case 'X':
      return s.say.np(filter, { size: 'Ｘ' }, s, options);
    case 'each':
      return `${forEach(amount.of, s)}${s.say.np(filter, { size: number(amount.n) }, s, options)}`;
    case 'that':
    case 'value':
      return s.say.np(filter, { before: `${equal(value ?? 1, 'つ', s)}` }, s, options);
  }
}

/** "１", "最大２", "望む数の", "１つ以上": how many may be chosen. */
export function range(min: Value | undefined, max: Value | undefined, s: Speech): Determiner {
  const least = min ?? 1;
  if (least === 0 && typeof max === 'object' && 'count' in max) return { before: '望む数の' };
  const most = max ?? (typeof least === 'number' ? Math.max(least, 1) : least);
  if (typeof most === 'number' && most >= ANY_NUMBER)
    return { before: least === 0 ? '望む数の' : '１つ以上の' };
  const word = short(most);
  if (word === null) return { before: `${least === 0 ? '最大で' : ''}${equal(most, 'つ', s)}` };
  if (least === 0) return { size: `最大${word}` };
  if (least === most) return { size: word };
  if (typeof least !== 'number' || typeof most !== 'number') return { size: word };
  return { sizes: Array.from({ length: most - least + 1 }, (_, at) => number(least + at)) };
}

export const counted = (
  filter: Filter,
  min: Value | undefined,
  max: Value | undefined,
  s: Speech,
  options: NounOptions = {},
): string => s.say.np(filter, range(min, max, s), s, options);

/** The word itself, for "２回", "占術２"; X with its meaning told after the sentence where it isn't the cost's. */
export function word(value: Value, s: Speech): string {
  return short(value) ?? owesX(value, s);
}

/** Says X now, and what X is after the sentence. */
export function owesX(value: Value, s: Speech): string {
  s.where = `Ｘは${s.say.value(value, s)}に等しい`;
  return 'Ｘ';
}

/** "+1/+1カウンター２個", "{E}{E}{E}". */
export function energy(value: Value, s: Speech): string {
  const amount = amountOf(value);
  if (amount.shape === 'number' && amount.n <= 8) return '{E}'.repeat(amount.n);
  if (amount.shape === 'each') return `${forEach(amount.of, s)}${'{E}'.repeat(amount.n)}`;
  return things(value, '{E}', '個', s);
}
