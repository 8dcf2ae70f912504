import type { EditionParameters, Effect, Seat } from '@ettin/schema';
import { headsMeant, headsPossible } from '../combat/heads.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Env, ProgramFrame } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { eachChooses } from './choices.js';

/** Words for one head where several may fit: the controller of the spell or ability picks (CR 805.9, 805.10c, 805.10e). */
const HEAD_WORDS = ['activePlayer', 'attackingPlayer', 'defendingPlayer'] as const;
type HeadWord = (typeof HEAD_WORDS)[number];

/** Parts of an instruction that are carried out by instructions or abilities of their own. */
const OWN = new Set([
  'effects',
  'then',
  'else',
  'options',
  'win',
  'lose',
  'when',
  'abilities',
  'ability',
  'token',
]);

/**
 * The words that an instruction itself speaks of, and not one inside it. What a creature attacks is one of them where that
 * can be a team: one of its heads then (CR 806.7b of 2009). Whether something is so is asked about both, where
 * the words mean both.
 */
export function headWords(e: Effect, { attack, defendingPlayer }: EditionParameters): readonly HeadWord[] {
  const asked = e.do === 'if' && defendingPlayer === 'either';
  const text = JSON.stringify(e, (key, value: unknown) => (OWN.has(key) ? undefined : value));
  return HEAD_WORDS.filter((word) => {
    if (text.includes(`"${word}"`)) return word === 'activePlayer' || !asked;
    return word === 'defendingPlayer' && attack === 'team' && text.includes('"attackedBy"');
  });
}

/** Has one head picked as the effect is applied, if no creature says which is meant. */
export function askHead(word: HeadWord): Op['run'] {
  return (g, f) => {
    if (settled(g, f.env, word)) return true;
    const seats = possible(g, f.env, word);
    const picked = eachChooses(g, f, [f.env.controller], () => ({
      candidates: seats,
      min: 1,
      max: 1,
      purpose: 'player',
    }));
    if (picked === null) return false;
    const objects = picked[0] ?? [];
    // in a loop it is for this time only: each creature has a head of its own
    const here = f.loops.length > 0 ? { [mark(word)]: objects } : {};
    f.env = withEnv(f.env, 'bound', { ...f.env.bound, ...here, [word]: objects });
    if (seats.length > 1)
      g.emit({
        type: 'chose',
        cite: word,
        audience: 'all',
        player: f.env.controller,
        what: word,
        objects,
      });
    return true;
  };
}

const mark = (word: HeadWord): string => `picked:${word}`;

function settled(g: Game, env: Env, word: HeadWord): boolean {
  if (word === 'activePlayer') return env.bound.activePlayer !== undefined;
  return headsMeant(g, env, word).length === 1;
}

function possible(g: Game, env: Env, word: HeadWord): readonly Seat[] {
  return word === 'activePlayer' ? g.team(g.s.turn.team).seats : headsPossible(g, env, word);
}

/** As a loop goes on to another object. */
export function forgetHeads(f: ProgramFrame): void {
  for (const word of ['attackingPlayer', 'defendingPlayer'] as const) {
    if (f.env.bound[mark(word)] === undefined) continue;
    const { [word]: _head, [mark(word)]: _mark, ...bound } = f.env.bound;
    f.env = withEnv(f.env, 'bound', bound);
  }
}
