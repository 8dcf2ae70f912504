import type { ReplacementAbility } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

type Replacement = Omit<ReplacementAbility, 'kind'>;

const say = (ability: Replacement) => textOf({ kind: 'replacement', ...ability });

const yours = { types: ['creature'], controller: 'you' } as const;

const SAMPLES: readonly (readonly [Replacement, string])[] = [
  [
    { replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    'Esta criatura entra girada.',
  ],
  [
    {
      replaces: { event: 'enters', what: 'self' },
      with: [
        {
          entersTapped: true,
          unless: { compare: [{ count: { types: ['land'], controller: 'you', other: true } }, '<=', 2] },
        },
      ],
    },
    'Esta criatura entra girada a menos que controles dos o menos otras tierras.',
  ],
  [
    { replaces: { event: 'enters', what: 'self' }, with: [{ entersWith: '+1/+1', count: 2 }] },
    'Esta criatura entra con dos contadores +1/+1 sobre ella.',
  ],
  [
    {
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: 1 }],
      if: { cast: 'kicked' },
    },
    'Si esta criatura fue estimulada, entra con un contador +1/+1 sobre ella.',
  ],
  [
    { replaces: { event: 'enters', what: 'self' }, with: [{ entersWith: '+1/+1', count: 'X' }] },
    'Esta criatura entra con X contadores +1/+1 sobre ella.',
  ],
  [
    {
      replaces: { event: 'enters', what: { ...yours, other: true } },
      with: [{ entersWith: '+1/+1', count: 1 }],
    },
    'Cada otra criatura que controlas entra con un contador +1/+1 adicional sobre ella.',
  ],
  [
    {
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'chooseColor', remember: true }] }],
    },
    'En cuanto esta criatura entre, elige un color.',
  ],
  [
    { replaces: { event: 'draw', who: 'you' }, with: [{ multiply: 2 }] },
    'Si fueras a robar una carta, en vez de eso, robas el doble de esa cantidad de cartas.',
  ],
  [
    { replaces: { event: 'gainLife', who: 'you' }, with: [{ plus: 1 }] },
    'Si fueras a ganar vidas, en vez de eso, ganas esa cantidad de vidas más 1.',
  ],
  [
    { replaces: { event: 'gainLife', who: 'you' }, with: [{ multiply: 2 }] },
    'Si fueras a ganar vidas, en vez de eso, ganas el doble de esa cantidad de vidas.',
  ],
  [
    {
      replaces: { event: 'loseLife', who: 'opponent' },
      with: [{ multiply: 2 }],
    },
    'Si un oponente fuera a perder vidas, en vez de eso, ese jugador pierde el doble de esa cantidad de vidas.',
  ],
  [
    {
      replaces: { event: 'damage', source: { controller: 'you' }, toPlayer: 'opponent' },
      with: [{ multiply: 2 }],
    },
    'Si una fuente que controlas fuera a hacer daño a un oponente, en vez de eso, hace el doble de esa cantidad de daño a ese jugador.',
  ],
  [
    { replaces: { event: 'damage', toPlayer: 'you' }, with: [{ minus: 1 }] },
    'Si una fuente fuera a hacerte daño, en vez de eso, te hace esa cantidad de daño menos 1.',
  ],
  [
    { replaces: { event: 'damage', toObject: 'self' }, with: [{ prevent: 'all' }] },
    'Prevén todo el daño que se fuera a hacer a esta criatura.',
  ],
  [
    { replaces: { event: 'damage', toPlayer: 'you', combat: true }, with: [{ prevent: 'all' }] },
    'Prevén todo el daño de combate que se te fuera a hacer.',
  ],
  [
    { replaces: { event: 'damage', toPlayer: 'you' }, with: [{ redirectTo: 'self' }] },
    'Todo el daño que se te fuera a hacer, en vez de eso, se hace a esta criatura.',
  ],
  [
    {
      replaces: { event: 'move', what: { types: ['creature'] }, from: 'battlefield', to: 'graveyard' },
      with: [{ toZone: 'exile' }],
    },
    'Si una criatura fuera a morir, en vez de eso, exíliala.',
  ],
  [
    {
      replaces: { event: 'move', what: {}, to: 'graveyard', owner: 'opponent' },
      with: [{ toZone: 'exile' }],
    },
    'Si una carta fuera a ir al cementerio de un oponente desde cualquier lugar, en vez de eso, exíliala.',
  ],
  [
    {
      replaces: { event: 'move', what: 'self', to: 'graveyard' },
      with: [{ toZone: 'library', position: 'shuffled' }],
    },
    'Si esta criatura fuera a ir a un cementerio desde cualquier lugar, en vez de eso, barájala en la biblioteca de su propietario.',
  ],
  [
    { replaces: { event: 'counters', what: yours, kind: '+1/+1' }, with: [{ multiply: 2 }] },
    'Si se fueran a poner uno o más contadores +1/+1 sobre una criatura que controlas, en vez de eso, se ponen el doble de contadores +1/+1 sobre ella.',
  ],
  [
    { replaces: { event: 'tokens', who: 'you' }, with: [{ multiply: 2 }] },
    'Si se fueran a crear una o más fichas bajo tu control, en vez de eso, se crean el doble de esas fichas.',
  ],
  [
    {
      replaces: { event: 'loseGame', who: 'you' },
      with: [{ instead: [{ do: 'setLife', who: 'you', to: 10 }] }],
    },
    'Si fueras a perder la partida, en vez de eso, tu total de vidas pasa a ser 10.',
  ],
  [
    {
      replaces: { event: 'discard', who: 'you', what: 'self', byOpponent: true },
      with: [{ toZone: 'battlefield' }],
    },
    'Si un hechizo o habilidad que controla un oponente hace que descartes esta carta, ponla en el campo de batalla en vez de en tu cementerio.',
  ],
  [
    { replaces: { event: 'mana', what: { types: ['land'] } }, with: [{ multiply: 2 }] },
    'Si giras una tierra para obtener maná, en vez de eso, produce el doble de ese maná.',
  ],
  [
    { replaces: { event: 'mill', who: 'opponent' }, with: [{ multiply: 2 }] },
    'Si un oponente fuera a moler una o más cartas, en vez de eso, ese jugador muele el doble de cartas.',
  ],
  [
    {
      replaces: { event: 'destroy', what: 'self' },
      with: [{ instead: [{ do: 'regenerate', what: 'self' }] }],
    },
    'Si esta criatura fuera a ser destruida, en vez de eso, regenérala.',
  ],
  [
    {
      replaces: { event: 'untap', what: 'self' },
      with: [{ instead: [{ do: 'draw', who: 'you', amount: 1 }] }],
    },
    'Si esta criatura fuera a enderezarse durante tu paso de enderezar, en vez de eso, roba una carta.',
  ],
];

describe('replacement effects in Spanish', () => {
  it.each(SAMPLES)('should word %j', (ability, text) => {
    expect(say(ability)).toBe(text);
  });
});
