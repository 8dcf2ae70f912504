import type { Value } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { owesX } from './quantity.js';
import type { Speech } from './speech.js';

interface Signed {
  readonly sign: '+' | '-';
  readonly size: string;
  /** Counted one by one: said as "…につき". */
  readonly each?: Value;
  /** Computed: said as X. */
  readonly value?: Value;
}

function signed(value: Value): Signed {
  if (typeof value === 'number') return { sign: value < 0 ? '-' : '+', size: String(Math.abs(value)) };
  if (typeof value === 'object') {
    if ('minus' in value && value.minus[0] === 0) return { ...signed(value.minus[1]), sign: '-' };
    if ('times' in value && (value.times[0] === -1 || value.times[1] === -1)) {
      return { ...signed(value.times[0] === -1 ? value.times[1] : value.times[0]), sign: '-' };
    }
  }
  const amount = amountOf(value);
  if (amount.shape === 'X') return { sign: '+', size: 'X' };
  if (amount.shape === 'each')
    return { sign: amount.n < 0 ? '-' : '+', size: String(Math.abs(amount.n)), each: amount.of };
  return { sign: '+', size: 'X', value };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** "+1/+1の修整を受ける", "…１体につき+1/+1の修整を受ける", "+X/+Xの修整を受ける" with what X is told later. */
export function change(power: Value, toughness: Value, s: Speech): string {
  const p = signed(power);
  const t = signed(toughness);
  const each = p.each ?? t.each;
  const plain = (part: Signed) => part.each === undefined && part.size !== '0';
  const counted =
    each !== undefined &&
    !plain(p) &&
    !plain(t) &&
    (p.each === undefined || t.each === undefined || same(p.each, t.each));
  if (counted) return `${s.say.forEach(each, s)}につき${pair(p, t)}の修整を受ける`;
  const computed = p.value ?? t.value ?? each;
  if (computed !== undefined) owesX(computed, s);
  if (p.value !== undefined && t.value !== undefined && !same(p.value, t.value)) {
    s.where = `Ｘは${s.say.value(p.value, s)}に等しく、Ｙは${s.say.value(t.value, s)}に等しい`;
    return `${pair(p, { ...t, size: 'Y' })}の修整を受ける`;
  }
  return `${pair(asX(p), asX(t))}の修整を受ける`;
}

const asX = (part: Signed): Signed => (part.each === undefined ? part : { sign: part.sign, size: 'X' });

/** A zero takes the other's sign: "+2/+0", "-2/-0". */
function pair(p: Signed, t: Signed): string {
  const power = p.size === '0' && t.sign === '-' ? '-' : p.sign;
  const toughness = t.size === '0' && p.sign === '-' ? '-' : t.sign;
  return `${power}${p.size}/${toughness}${t.size}`;
}

/** "4/4", "X/X" with what X is told later. "*" is told by another ability. */
export function size(power: Value | '*', toughness: Value | '*', s: Speech): string {
  const text = (value: Value | '*') => (typeof value === 'number' || value === '*' ? String(value) : 'X');
  const computed = [power, toughness].find((value) => typeof value === 'object');
  if (computed !== undefined) owesX(computed, s);
  return `${text(power)}/${text(toughness)}`;
}
