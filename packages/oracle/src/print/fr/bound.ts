import type { Compare } from '@ettin/schema';
import { inNumber, type Noun } from './grammar.js';
import { numberWord } from './words.js';

export const isNone = (is: Compare, n: number): boolean =>
  (is === '=' && n === 0) || (is === '<=' && n === 0) || (is === '<' && n === 1);

export const isSome = (is: Compare, n: number): boolean =>
  (is === '>' && n === 0) || (is === '>=' && n === 1) || (is === '!=' && n === 0);

/** "au moins trois créatures", "exactement deux cartes", "10 points de vie ou moins". */
export function bound(is: Compare, n: number, thing: Noun, figures = false): string {
  const number = (of: number) => (figures ? String(of) : numberWord(of, thing.gender));
  const counted = (of: number) => `${number(of)} ${inNumber(thing, of > 1)}`;
  switch (is) {
    case '>=':
      return `au moins ${counted(n)}`;
    case '>':
      return `au moins ${counted(n + 1)}`;
    case '<=':
      return `${counted(n)} ou moins`;
    case '<':
      return `${counted(n - 1)} ou moins`;
    case '=':
      return `exactement ${counted(n)}`;
    case '!=':
      return `un nombre de ${thing.many} autre que ${number(n)}`;
  }
}

/** "aucune carte", "une carte", "au moins deux cartes". */
export function someOf(is: Compare, n: number, thing: Noun): string {
  const one = thing.gender === 'f' ? 'une' : 'un';
  if (isNone(is, n)) return `auc${one} ${thing.one}`;
  return isSome(is, n) ? `${one} ${thing.one}` : bound(is, n, thing);
}
