import { describe, expect, it } from 'vitest';
import { creature, type Sample, sorcery } from '../text.fixture.js';

const all = { each: { types: ['creature'] } } as const;
const yours = { types: ['creature'], controller: 'you' } as const;

const SAMPLES: readonly Sample[] = [
  [
    { do: 'apply', what: all, mods: [{ mod: 'pt', power: -1, toughness: -1 }], duration: 'endOfTurn' },
    'Todas las criaturas obtienen -1/-1 hasta el final del turno.',
  ],
  [
    {
      do: 'apply',
      what: { each: yours },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['trample'] },
      ],
      duration: 'endOfTurn',
    },
    'Las criaturas que controlas obtienen +1/+1 y ganan la habilidad de arrollar hasta el final del turno.',
  ],
  [
    { do: 'apply', what: creature, mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
    'La criatura objetivo no se endereza durante el próximo paso de enderezar de su controlador.',
  ],
  [
    { do: 'gainControl', what: creature, duration: 'endOfTurn' },
    'Gana el control de la criatura objetivo hasta el final del turno.',
  ],
  [
    { do: 'exchangeControl', a: creature, b: { target: 'd' } },
    'Intercambia el control de dos criaturas objetivo.',
  ],
  [
    { do: 'rule', rules: [{ rule: 'cantGainLife', who: 'opponent' }], duration: 'endOfTurn' },
    'Tus oponentes no pueden ganar vidas este turno.',
  ],
  [
    [
      { do: 'exileTop', whose: 'you', amount: 1, as: 'top' },
      { do: 'mayPlay', what: { bound: 'top' }, duration: 'endOfTurn' },
    ],
    'Exilia la primera carta de tu biblioteca. Puedes jugar esa carta este turno.',
  ],
  [
    {
      do: 'replacement',
      replacement: {
        kind: 'replacement',
        replaces: { event: 'move', what: { among: creature }, from: 'battlefield', to: 'graveyard' },
        with: [{ toZone: 'exile' }],
      },
      duration: 'endOfTurn',
    },
    'Si la criatura objetivo fuera a morir este turno, en vez de eso, exíliala.',
  ],
];

describe('continuous effects in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
