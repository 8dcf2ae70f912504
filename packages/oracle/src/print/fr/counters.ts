import type { Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { counterNoun } from './counter-noun.js';
import { things } from './quantity.js';
import type { Speech } from './speech.js';
import { to } from './words.js';

/** "un marqueur +1/+1", "deux marqueurs « charge »", "X marqueurs « loyauté »". */
export const counters = (kind: string, count: Value, s: Speech): string =>
  things(count, counterNoun(kind), s);

/** Energy is counted in symbols: "{E}{E}", "autant de {E}". */
export function energy(count: Value, s: Speech): string {
  const amount = amountOf(count);
  if (amount.shape === 'number' && amount.n <= 8) return '{E}'.repeat(amount.n);
  if (amount.shape === 'each') {
    s.tails.push(` pour chaque ${s.say.forEach(amount.of, s)}`);
    return '{E}'.repeat(amount.n);
  }
  if (amount.shape === 'that') return 'autant de {E}';
  if (amount.shape === 'X') return 'X {E}';
  return `un nombre de {E} égal ${to(s.say.value(count, s))}`;
}
