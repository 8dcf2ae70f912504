import { describe, expect, it } from 'vitest';
import { type Sample, sorcery } from '../text.fixture.js';

const SAMPLES: readonly Sample[] = [
  [{ do: 'extraTurn', who: 'you' }, 'Juega un turno adicional después de este.'],
  [
    { do: 'extraPhase', phases: ['combat', 'main'] },
    'Después de esta fase principal, hay una fase de combate adicional seguida de una fase principal adicional.',
  ],
  [
    { do: 'skipNext', who: { target: 'p' }, what: 'draw' },
    'El jugador objetivo omite su próximo paso de robar.',
  ],
  [{ do: 'skipNext', who: 'you', what: 'turn' }, 'Omite tu próximo turno.'],
  [
    { do: 'controlNextTurn', who: { target: 'p' } },
    'Controlas al jugador objetivo durante el próximo turno de ese jugador.',
  ],
  [{ do: 'winGame', who: 'you' }, 'Ganas la partida.'],
  [{ do: 'loseGame', who: { target: 'p' } }, 'El jugador objetivo pierde la partida.'],
  [{ do: 'drawGame' }, 'La partida termina en empate.'],
  [{ do: 'endTurn' }, 'Termina el turno.'],
  [{ do: 'becomeMonarch', who: 'you' }, 'Te conviertes en el monarca.'],
  [{ do: 'setDayNight', to: 'night' }, 'Se hace de noche.'],
  [{ do: 'rollDie', sides: 20, as: 'r' }, 'Tira un d20.'],
];

describe('the game in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
