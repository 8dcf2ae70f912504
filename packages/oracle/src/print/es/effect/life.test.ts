import { describe, expect, it } from 'vitest';
import { creature, type Sample, sorcery } from '../text.fixture.js';

const SAMPLES: readonly Sample[] = [
  [{ do: 'gainLife', who: 'you', amount: 3 }, 'Ganas 3 vidas.'],
  [{ do: 'gainLife', who: 'you', amount: 1 }, 'Ganas 1 vida.'],
  [
    { do: 'gainLife', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } },
    'Ganas 1 vida por cada criatura que controlas.',
  ],
  [
    { do: 'gainLife', who: 'you', amount: { powerOf: creature } },
    'Ganas una cantidad de vidas igual a la fuerza de la criatura objetivo.',
  ],
  [{ do: 'loseLife', who: { target: 'p' }, amount: 'X' }, 'El jugador objetivo pierde X vidas.'],
  [
    [
      { do: 'loseLife', who: 'opponents', amount: 1 },
      { do: 'gainLife', who: 'you', amount: 1 },
    ],
    'Cada oponente pierde 1 vida y tú ganas 1 vida.',
  ],
  [
    { do: 'loseLife', who: 'eachPlayer', amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'up' } },
    'Cada jugador pierde la mitad de sus vidas, redondeando hacia arriba.',
  ],
  [{ do: 'damage', to: creature, amount: 3 }, 'Grand Example hace 3 puntos de daño a la criatura objetivo.'],
  [{ do: 'damage', to: 'you', amount: 1 }, 'Grand Example te hace 1 punto de daño.'],
  [
    { do: 'damage', to: ['opponents', { each: { types: ['creature'], controller: 'opponent' } }], amount: 2 },
    'Grand Example hace 2 puntos de daño a cada oponente y a cada criatura que controla.',
  ],
  [
    { do: 'damage', to: { target: 'd' }, from: creature, amount: { powerOf: creature } },
    'La criatura objetivo hace a otra criatura objetivo una cantidad de daño igual a su fuerza.',
  ],
  [
    { do: 'damage', to: 'eachPlayer', amount: 4, unpreventable: true },
    'Grand Example hace 4 puntos de daño a cada jugador. El daño no puede ser prevenido.',
  ],
  [
    { do: 'damageDivided', targets: 'any' },
    'Grand Example hace 3 puntos de daño divididos como elijas entre uno, dos o tres objetivos.',
  ],
  [{ do: 'setLife', who: 'you', to: 10 }, 'Tu total de vidas pasa a ser 10.'],
  [
    { do: 'setLife', who: { target: 'p' }, to: { startingLife: true } },
    'El total de vidas del jugador objetivo pasa a ser igual a su total de vidas inicial.',
  ],
  [
    { do: 'setLife', who: { target: 'p' }, to: { times: [2, { lifeOf: { target: 'p' } }] } },
    'Duplica el total de vidas del jugador objetivo.',
  ],
  [
    { do: 'exchangeLife', between: ['you', { target: 'p' }] },
    'Intercambia totales de vidas con el jugador objetivo.',
  ],
  [
    { do: 'redistributeLife', among: 'eachPlayer' },
    'Redistribuye los totales de vidas de cualquier cantidad de jugadores.',
  ],
  [
    { do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' },
    'Prevén todo el daño de combate que se fuera a hacer este turno.',
  ],
  [
    { do: 'preventDamage', to: creature, amount: 3, duration: 'endOfTurn' },
    'Prevén los próximos 3 puntos de daño que se fueran a hacer a la criatura objetivo este turno.',
  ],
  [
    { do: 'preventDamage', to: 'you', amount: 1, duration: 'endOfTurn' },
    'Prevén el próximo 1 punto de daño que se te fuera a hacer este turno.',
  ],
  [
    { do: 'redirectDamage', from: 'you', to: creature, amount: 'all', duration: 'endOfTurn' },
    'Todo el daño que se te fuera a hacer este turno, en vez de eso, se hace a la criatura objetivo.',
  ],
];

describe('life and damage in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
