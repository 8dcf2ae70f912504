import type { Instead, Value } from '@ettin/schema';
import type { Speech } from './speech.js';
import { numberWord } from './words.js';

/** What is counted where an amount is replaced, in the plural, and whether in figures. */
export interface Unit {
  readonly noun: string;
  readonly figures?: true;
}

type Change = Extract<
  Instead,
  | { readonly multiply: unknown }
  | { readonly plus: unknown }
  | { readonly minus: unknown }
  | { readonly atMost: unknown }
>;

/** "deux fois autant de points de vie", "autant de cartes plus une", "le double de ces blessures". */
export function changed(instead: Change, { noun, figures }: Unit, s: Speech): string {
  const base = `autant de ${noun}`;
  if ('multiply' in instead) {
    return noun.startsWith('blessures') && instead.multiply === 2
      ? 'le double de ces blessures'
      : `${numberWord(instead.multiply, 'f')} fois ${base}`;
  }
  const gender = /^(?:cartes|blessures)/.test(noun) ? 'f' : 'm';
  const number = (value: Value) =>
    typeof value !== 'number'
      ? s.say.value(value, s)
      : figures === true
        ? String(value)
        : numberWord(value, gender);
  if ('plus' in instead) return `${base} plus ${number(instead.plus)}`;
  if ('minus' in instead) return `${base} moins ${number(instead.minus)}`;
  return `${number(instead.atMost)} ${noun}`;
}
