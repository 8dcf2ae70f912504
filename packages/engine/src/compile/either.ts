import type { Condition } from '@ettin/schema';
import { type CombatWord, headsMeant } from '../combat/heads.js';
import { withEnv, withKey } from '../state/with.js';
import type { Compiler } from './compiler.js';
import type { Holds } from './types.js';

const WORDS: readonly CombatWord[] = ['defendingPlayer', 'attackingPlayer'];

/**
 * Where "defending player" and "attacking player" may mean both heads, a condition still gets one answer (CR 806.7b of
 * 2009, 810.7b). A positive or relative comparison is true if it is for either head by itself; a negative one only
 * if the positive one is not, so that it has to be true for both.
 */
export function eitherHead(c: Compiler, k: Condition, holds: Holds): Holds {
  // made up of conditions that have their answers already
  if ('all' in k || 'any' in k || 'not' in k) return holds;
  const text = JSON.stringify(k);
  const words = WORDS.filter((word) => text.includes(`"${word}"`));
  if (words.length === 0 || c.edition.parameters.defendingPlayer === 'attackedHead') return holds;
  const negative = 'compare' in k && asksForNone(k.compare);
  return words.reduce<Holds>(
    (inner, word) => (g, env) => {
      const heads = headsMeant(g, env, word);
      if (heads.length < 2) return inner(g, env);
      const forHead = (seat: number) => inner(g, withEnv(env, 'bound', withKey(env.bound, word, [seat])));
      return negative ? heads.every(forHead) : heads.some(forHead);
    },
    holds,
  );
}

/** "No such thing", said as a number. */
function asksForNone([a, op, b]: Extract<Condition, { compare: unknown }>['compare']): boolean {
  if (typeof b === 'number') return (op === '<' && b === 1) || ((op === '=' || op === '<=') && b === 0);
  if (typeof a === 'number') return (op === '>' && a === 1) || ((op === '=' || op === '>=') && a === 0);
  return false;
}
