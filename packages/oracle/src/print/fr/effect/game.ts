import type { Step } from '@ettin/schema';
import { named, noun, own } from '../grammar.js';
import { STEP_NOUNS } from '../vocabulary.js';
import { agree, list } from '../words.js';
import { actor, binds, clause, type Some, you } from './shape.js';

/** "prochain tour", "prochaine étape de pioche". */
function next(what: 'turn' | Step) {
  const of =
    what === 'turn'
      ? noun('tour', 'm')
      : what === 'beginCombat'
        ? noun('phase de combat', 'f')
        : STEP_NOUNS[what];
  return noun(`${agree('prochain', { gender: of.gender, plural: false })} ${of.one}`, of.gender);
}

const PHASES = { combat: 'phase de combat', main: 'phase principale' } as const;

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
  extraTurn: ({ who }, s) =>
    clause('extraTurn', actor(who, s), 'jouer', 'un tour supplémentaire après celui-ci', s),
  extraPhase: ({ phases }) => {
    const added = phases.map((phase) => `une ${PHASES[phase]} supplémentaire`);
    const after = phases.includes('main') ? 'cette phase principale' : 'cette phase';
    const [first = '', ...more] = added;
    const then =
      more.length === 0
        ? ''
        : ` suivie ${list(
            more.map((phase) => `de ${phase}`),
            'et',
          )}`;
    return { sentences: [`après ${after}, il y a ${first}${then}`] };
  },
  skipNext: ({ who, what }, s) => {
    const subject = actor(who, s);
    return clause('skipNext', subject, 'passer', own(subject, next(what)), s);
  },
  controlNextTurn: ({ who }, s) => {
    const whom = named(s.say.player(who, s));
    return clause('controlNextTurn', you(s), 'contrôler', `${whom} pendant son prochain tour`, s, {
      order: false,
    });
  },
  winGame: ({ who }, s) => clause('winGame', actor(who, s), 'gagner', 'la partie', s, { order: false }),
  loseGame: ({ who }, s) => clause('loseGame', actor(who, s), 'perdre', 'la partie', s, { order: false }),
  drawGame: () => ({ sentences: ['la partie se termine sur une égalité'] }),
  endTurn: (_, s) => clause('endTurn', you(s), 'terminer', 'le tour', s),
  becomeMonarch: ({ who }, s) =>
    clause('becomeMonarch', actor(who, s), 'devenir', 'le monarque', s, { order: false }),
  setDayNight: ({ to }) => ({ sentences: [to === 'day' ? 'le jour se lève' : 'la nuit tombe'] }),
  rollDie: ({ who, sides, as }, s) => {
    const subject = actor(who, s);
    binds(as, s, { result: { of: 'roll', done: '' }, doer: who ?? 'you' });
    return clause('rollDie', subject, 'lancer', sides === 6 ? 'un dé à six faces' : `un d${sides}`, s);
  },
  remember: ({ what, as }, s) => {
    binds(as, s, { alias: what });
    return [];
  },
};
