import type { Value } from '@ettin/schema';
import { type Signed, signed } from '../signed.js';
import { after, type NounPhrase } from './grammar.js';
import { owesX } from './quantity.js';
import type { Speech } from './speech.js';

const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** "+1/+1", "-2/-0", "+X/+X" with what X is told later, "+1/+1" for each of something. */
export function change(power: Value, toughness: Value, s: Speech): string {
  const p = signed(power);
  const t = signed(toughness);
  const each = p.each ?? t.each;
  const fixed = (part: Signed) => part.each === undefined && part.size !== '0';
  if (each !== undefined) {
    const bothCounted = p.each !== undefined && t.each !== undefined && !same(p.each, t.each);
    const mixed = (p.each === undefined && fixed(p)) || (t.each === undefined && fixed(t));
    if (!bothCounted && !mixed) {
      s.tails.push(` por cada ${s.say.forEach(each, s)}`);
      return pair(p, t);
    }
  }
  const computed = p.value ?? t.value ?? each;
  if (computed !== undefined) owesX(computed, s);
  if (p.value !== undefined && t.value !== undefined && !same(p.value, t.value)) {
    s.where = `X es ${s.say.value(p.value, s)} e Y es ${s.say.value(t.value, s)}`;
    return pair(p, { ...t, size: 'Y' });
  }
  return pair(each === undefined ? p : asX(p), each === undefined ? t : asX(t));
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
  const word = (value: Value | '*') => (typeof value === 'number' || value === '*' ? String(value) : 'X');
  const computed = [power, toughness].find((value) => typeof value === 'object');
  if (computed !== undefined) owesX(computed, s);
  return `${word(power)}/${word(toughness)}`;
}

/** "su fuerza y su resistencia", "la fuerza y la resistencia de la criatura objetivo" */
export const powerAndToughness = (of: NounPhrase): string =>
  of.pronoun === true ? 'su fuerza y su resistencia' : `la fuerza y la resistencia ${after('de', of)}`;
