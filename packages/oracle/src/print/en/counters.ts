import type { Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { things } from './quantity.js';
import type { Speech } from './speech.js';

/** "+1/+1 counter", "poison counter"; energy is a symbol and "any" is no kind. */
export const counterNoun = (kind: string): string =>
  kind === 'any' || kind === 'all' ? 'counter' : kind === 'energy' ? '{E}' : `${kind} counter`;

/** "a +1/+1 counter", "two quest counters", "X loyalty counters". */
export function counters(kind: string, count: Value, s: Speech): string {
  const noun = counterNoun(kind);
  return things(count, noun, s);
}

/** Energy is counted in symbols: "{E}{E}", "that many {E}". */
export function energy(count: Value, s: Speech): string {
  const amount = amountOf(count);
  if (amount.shape === 'number' && amount.n <= 8) return '{E}'.repeat(amount.n);
  if (amount.shape === 'each') {
    s.tails.push(` for each ${s.say.forEach(amount.of, s)}`);
    return '{E}'.repeat(amount.n);
  }
  if (amount.shape === 'that') return 'that many {E}';
  if (amount.shape === 'X') return 'X {E}';
  return `an amount of {E} equal to ${s.say.value(count, s)}`;
}
