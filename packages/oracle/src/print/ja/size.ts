import type { Value } from '@ettin/schema';
import { type Signed, signed } from '../signed.js';
import { owesX } from './quantity.js';
import type { Speech } from './speech.js';

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
