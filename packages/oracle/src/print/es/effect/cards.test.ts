import { describe, expect, it } from 'vitest';
import { type Sample, sorcery } from '../text.fixture.js';

const p = { target: 'p' } as const;

const SAMPLES: readonly Sample[] = [
  [{ do: 'draw', who: 'you', amount: 1 }, 'Roba una carta.'],
  [{ do: 'draw', who: p, amount: 2 }, 'El jugador objetivo roba dos cartas.'],
  [
    { do: 'draw', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } },
    'Roba una carta por cada criatura que controlas.',
  ],
  [
    [
      { do: 'draw', who: 'you', amount: 2 },
      { do: 'discard', who: 'you', amount: 1 },
    ],
    'Roba dos cartas, luego descarta una carta.',
  ],
  [{ do: 'discard', who: p, amount: 'hand' }, 'El jugador objetivo descarta su mano.'],
  [{ do: 'discard', who: p, amount: 1, random: true }, 'El jugador objetivo descarta una carta al azar.'],
  [
    { do: 'discard', who: p, amount: 1, chooser: 'you', what: { notTypes: ['land'] } },
    'El jugador objetivo muestra su mano. Eliges de ella una carta que no sea de tierra. Ese jugador descarta esa carta.',
  ],
  [{ do: 'mill', who: p, amount: 3 }, 'El jugador objetivo muele tres cartas.'],
  [{ do: 'scry', who: 'you', amount: 2 }, 'Adivina 2.'],
  [{ do: 'surveil', who: 'you', amount: 1 }, 'Vigila 1.'],
  [
    [
      { do: 'scry', who: 'you', amount: 1 },
      { do: 'draw', who: 'you', amount: 1 },
    ],
    'Adivina 1, luego roba una carta.',
  ],
  [
    {
      do: 'dig',
      who: 'you',
      amount: 3,
      take: { min: 1, max: 1, to: 'hand' },
      rest: { to: 'library', position: 'bottom' },
    },
    'Mira las tres primeras cartas de tu biblioteca. Pon una de ellas en tu mano y el resto en el fondo de tu biblioteca en cualquier orden.',
  ],
  [
    {
      do: 'dig',
      who: 'you',
      amount: 5,
      take: { max: 1, filter: { types: ['creature'] }, to: 'hand', reveal: true },
      rest: { to: 'library', position: 'bottom', random: true },
    },
    'Mira las cinco primeras cartas de tu biblioteca. Puedes mostrar una carta de criatura de entre ellas y ponerla en tu mano. Pon el resto en el fondo de tu biblioteca en un orden al azar.',
  ],
  [
    {
      do: 'dig',
      who: 'you',
      amount: 3,
      take: { max: 0, to: 'hand' },
      rest: { to: 'library', position: 'top' },
    },
    'Mira las tres primeras cartas de tu biblioteca y luego ponlas de vuelta en cualquier orden.',
  ],
  [
    {
      do: 'search',
      who: 'you',
      filter: { types: ['land'], supertypes: ['basic'] },
      max: 1,
      to: 'battlefield',
      tapped: true,
    },
    'Busca en tu biblioteca una carta de tierra básica, ponla en el campo de batalla girada y luego baraja.',
  ],
  [
    { do: 'search', who: 'you', filter: { types: ['creature'] }, max: 2, to: 'hand', reveal: true },
    'Busca en tu biblioteca hasta dos cartas de criatura, muéstralas, ponlas en tu mano y luego baraja.',
  ],
  [
    { do: 'search', who: 'you', filter: {}, max: 1, to: 'library', position: 'top' },
    'Busca en tu biblioteca una carta, baraja y luego pon esa carta en la parte superior.',
  ],
  [
    { do: 'fromOutside', who: 'you', filter: { types: ['sorcery'] }, to: 'hand', reveal: true },
    'Puedes mostrar una carta de conjuro de la que eres propietario de fuera de la partida y ponerla en tu mano.',
  ],
  [{ do: 'shuffle', who: p }, 'El jugador objetivo baraja su biblioteca.'],
  [{ do: 'lookAtHand', whose: p }, 'Mira la mano del jugador objetivo.'],
  [{ do: 'lookAtHand', whose: p, reveal: true }, 'El jugador objetivo muestra su mano.'],
  [
    [
      { do: 'revealTop', whose: 'you', amount: 1, as: 'top' },
      { do: 'move', what: { bound: 'top' }, to: 'hand' },
    ],
    'Muestra la primera carta de tu biblioteca y ponla en tu mano.',
  ],
  [
    { do: 'exileTop', whose: p, amount: 2 },
    'Exilia las dos primeras cartas de la biblioteca del jugador objetivo.',
  ],
];

describe('cards in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
