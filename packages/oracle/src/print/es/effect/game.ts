import type { Step } from '@ettin/schema';
import { own } from '../grammar.js';
import { STEP_WORDS } from '../vocabulary.js';
import { actor, binds, clause, type Some, you } from './shape.js';

/** "tu próximo turno", "su próxima fase de combate" */
function skipped(what: 'turn' | Step): string {
  if (what === 'turn') return 'próximo turno';
  if (what === 'beginCombat') return 'próxima fase de combate';
  const { one, gender } = STEP_WORDS[what];
  return `${gender === 'm' ? 'próximo' : 'próxima'} ${one}`;
}

const PHASES = { combat: 'una fase de combate adicional', main: 'una fase principal adicional' } as const;

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
    clause('extraTurn', actor(who, s), { verb: 'jugar', rest: 'un turno adicional después de este' }, s),
  extraPhase: ({ phases }) => {
    const added = phases.map((phase) => PHASES[phase]).join(' seguida de ');
    const after_ = phases.includes('main') ? 'esta fase principal' : 'esta fase';
    return { sentences: [`después de ${after_}, hay ${added}`] };
  },
  skipNext: ({ who, what }, s) => {
    const subject = actor(who, s);
    return clause('skipNext', subject, { verb: 'omitir', rest: `${own(subject)} ${skipped(what)}` }, s);
  },
  controlNextTurn: ({ who }, s) => {
    const direct = s.say.player(who, s);
    const rest = 'durante el próximo turno de ese jugador';
    return clause('controlNextTurn', you(s), { verb: 'controlar', direct, rest }, s, { order: false });
  },
  winGame: ({ who }, s) =>
    clause('winGame', actor(who, s), { verb: 'ganar', rest: 'la partida' }, s, { order: false }),
  loseGame: ({ who }, s) =>
    clause('loseGame', actor(who, s), { verb: 'perder', rest: 'la partida' }, s, { order: false }),
  drawGame: () => ({ sentences: ['la partida termina en empate'] }),
  endTurn: (_, s) => clause('endTurn', you(s), { verb: 'terminar', rest: 'el turno' }, s),
  becomeMonarch: ({ who }, s) =>
    clause('becomeMonarch', actor(who, s), { verb: 'convertir', reflexive: true, rest: 'en el monarca' }, s, {
      order: false,
    }),
  setDayNight: ({ to }) => ({ sentences: [to === 'day' ? 'se hace de día' : 'se hace de noche'] }),
  rollDie: ({ who, sides, as }, s) => {
    const subject = actor(who, s);
    binds(as, s, { result: { of: 'roll', done: '' }, doer: who ?? 'you' });
    const rest = sides === 6 ? 'un dado de seis caras' : `un d${sides}`;
    return clause('rollDie', subject, { verb: 'tirar', rest }, s);
  },
  remember: ({ what, as }, s) => {
    binds(as, s, { alias: what });
    return [];
  },
};
