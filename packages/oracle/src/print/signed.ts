import type { Value } from '@ettin/schema';
import { amountOf } from './amount.js';

/** One half of "+1/-1": its sign, its size in figures or X, and what X is. */
export interface Signed {
  readonly sign: '+' | '-';
  readonly size: string;
  /** Counted one by one: said as "for each". */
  readonly each?: Value;
  /** Computed: said as X. */
  readonly value?: Value;
}

export function signed(value: Value): Signed {
  if (typeof value === 'number') return { sign: value < 0 ? '-' : '+', size: String(Math.abs(value)) };
  if (typeof value === 'object') {
    if ('minus' in value && value.minus[0] === 0) return { ...signed(value.minus[1]), sign: '-' };
    if ('times' in value && (value.times[0] === -1 || value.times[1] === -1)) {
      return { ...signed(value.times[0] === -1 ? value.times[1] : value.times[0]), sign: '-' };
    }
  }
  const amount = amountOf(value);
  switch (amount.shape) {
    case 'X':
      return { sign: '+', size: 'X' };
    case 'each':
      return { sign: amount.n < 0 ? '-' : '+', size: String(Math.abs(amount.n)), each: amount.of };
    default:
      return { sign: '+', size: 'X', value };
  }
}
