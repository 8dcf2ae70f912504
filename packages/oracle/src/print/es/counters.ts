import type { Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import type { NounPhrase } from './grammar.js';
import { things } from './quantity.js';
import type { Speech } from './speech.js';
import { masculine, type Word } from './words.js';

/** Kinds of counters that have a name of their own in Spanish. */
const KINDS: Readonly<Record<string, string>> = {
  age: 'edad',
  blood: 'sangre',
  bounty: 'recompensa',
  charge: 'carga',
  depletion: 'agotamiento',
  doom: 'perdición',
  experience: 'experiencia',
  fade: 'desvanecimiento',
  hour: 'hora',
  ice: 'hielo',
  level: 'nivel',
  lore: 'sabiduría',
  loyalty: 'lealtad',
  defense: 'defensa',
  oil: 'aceite',
  page: 'página',
  poison: 'veneno',
  quest: 'búsqueda',
  rad: 'radiación',
  shield: 'escudo',
  storage: 'almacenamiento',
  stun: 'aturdimiento',
  time: 'tiempo',
  verse: 'verso',
};

/** "contador +1/+1", "contador de veneno"; energy is a symbol and "any" is no kind. A kind without a name of its own is called as in the data. */
export function counterWord(kind: string): Word {
  if (kind === 'energy') return masculine('{E}', '{E}');
  if (kind === 'any' || kind === 'all') return masculine('contador', 'contadores');
  const of = /^[+-]/.test(kind) ? kind : `de ${KINDS[kind] ?? kind}`;
  return masculine(`contador ${of}`, `contadores ${of}`);
}

/** "un contador +1/+1", "dos contadores de búsqueda", "X contadores de lealtad". */
export const counters = (kind: string, count: Value, s: Speech): NounPhrase =>
  things(count, counterWord(kind), s);

/** Energy is counted in symbols: "{E}{E}", "esa cantidad de {E}". */
export function energy(count: Value, s: Speech): string {
  const amount = amountOf(count);
  if (amount.shape === 'number' && amount.n <= 8) return '{E}'.repeat(amount.n);
  if (amount.shape === 'each') {
    s.tails.push(` por cada ${s.say.forEach(amount.of, s)}`);
    return '{E}'.repeat(amount.n);
  }
  if (amount.shape === 'that') return 'esa cantidad de {E}';
  if (amount.shape === 'X') return 'X {E}';
  return `una cantidad de {E} igual a ${s.say.value(count, s)}`;
}
