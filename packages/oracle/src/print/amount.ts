import type { Value } from '@ettin/schema';

/** How a quantity is worded: a number, X, "that much", so many for each of something, or a computed value. */
export type Amount =
  | { readonly shape: 'number'; readonly n: number }
  | { readonly shape: 'X' }
  | { readonly shape: 'that' }
  | { readonly shape: 'each'; readonly n: number; readonly of: Value }
  | { readonly shape: 'value'; readonly value: Value };

export function amountOf(value: Value): Amount {
  if (typeof value === 'number') return { shape: 'number', n: value };
  if (value === 'X') return { shape: 'X' };
  if (value === 'thatMuch') return { shape: 'that' };
  if (isCountable(value)) return { shape: 'each', n: 1, of: value };
  if ('times' in value) {
    const [a, b] = value.times;
    if (typeof a === 'number' && (isCountable(b) || isResult(b))) return { shape: 'each', n: a, of: b };
    if (typeof b === 'number' && (isCountable(a) || isResult(a))) return { shape: 'each', n: b, of: a };
  }
  return { shape: 'value', value };
}

const isResult = (value: Value): boolean => typeof value === 'object' && 'result' in value;

/** Values that count things one by one, so that "for each" can be said of them. */
export function isCountable(value: Value): boolean {
  if (typeof value !== 'object') return false;
  return (
    'count' in value ||
    'countOf' in value ||
    'handSize' in value ||
    'tally' in value ||
    'countersOn' in value ||
    'countPlayers' in value ||
    'timesKicked' in value ||
    'domain' in value ||
    'colorsAmong' in value ||
    'cardTypesInGraveyard' in value ||
    'playerCounters' in value
  );
}
