import type { Step } from '@ettin/schema';
import { objectCase } from '../grammar.js';
import type { Speech } from '../speech.js';
import { STEP_WORDS } from '../vocabulary.js';
import { actor, binds, clause, own, type Some } from './shape.js';

const you = (s: Speech) => s.say.player('you', s);

const skipped = (what: 'turn' | Step) =>
  what === 'turn' ? 'turn' : what === 'beginCombat' ? 'combat phase' : STEP_WORDS[what];

export const gameEffects: Some<
  | 'extraTurn'
  | 'extraPhase'
  | 'skipNext'
  | 'controlNextTurn'
  | 'winGame'
  | 'loseGame'
  | 'drawGame'
  | 'endTurn'
  | 'becomeMonarch'
  | 'setDayNight'
  | 'rollDie'
  | 'remember'
> = {
  extraTurn: ({ who }, s) => clause('extraTurn', actor(who, s), 'take', 'an extra turn after this one', s),
  extraPhase: ({ phases }) => {
    const added = phases.map((phase) => `an additional ${phase} phase`).join(' followed by ');
    const after = phases.includes('main') ? 'this main phase' : 'this phase';
    return { sentences: [`after ${after}, there is ${added}`] };
  },
  skipNext: ({ who, what }, s) => {
    const subject = actor(who, s);
    return clause('skipNext', subject, 'skip', `${own(subject)} next ${skipped(what)}`, s);
  },
  controlNextTurn: ({ who }, s) => {
    const whom = objectCase(s.say.player(who, s));
    return clause('controlNextTurn', you(s), 'control', `${whom} during that player's next turn`, s, {
      order: false,
    });
  },
  winGame: ({ who }, s) => clause('winGame', actor(who, s), 'win', 'the game', s, { order: false }),
  loseGame: ({ who }, s) => clause('loseGame', actor(who, s), 'lose', 'the game', s, { order: false }),
  drawGame: () => ({ sentences: ['the game is a draw'] }),
  endTurn: (_, s) => clause('endTurn', you(s), 'end', 'the turn', s),
  becomeMonarch: ({ who }, s) =>
    clause('becomeMonarch', actor(who, s), 'become', 'the monarch', s, { order: false }),
  setDayNight: ({ to }) => ({ sentences: [`it becomes ${to}`] }),
  rollDie: ({ who, sides, as }, s) => {
    const subject = actor(who, s);
    binds(as, s, { result: { of: 'roll', done: '' }, doer: who ?? 'you' });
    return clause('rollDie', subject, 'roll', sides === 6 ? 'a six-sided die' : `a d${sides}`, s);
  },
  remember: ({ what, as }, s) => {
    binds(as, s, { alias: what });
    return [];
  },
};
