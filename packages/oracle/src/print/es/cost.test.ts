import type { Cost } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

type Sample = readonly [cost: Cost, text: string];

const costOf = (cost: Cost, from: 'battlefield' | 'hand' | 'graveyard' = 'battlefield') =>
  textOf({
    kind: 'activated',
    cost,
    from,
    effects: [{ do: 'draw', who: 'you', amount: 1 }],
  }).replace(/: Roba una carta\.$/, '');

const creature = { types: ['creature'] } as const;

const SAMPLES: Readonly<Record<keyof Cost, readonly Sample[]>> = {
  mana: [
    [{ mana: '{2}{W}' }, '{2}{W}'],
    [{ mana: '{1}', tapSelf: true, sacrificeSelf: true }, '{1}, {T}, sacrificar esta criatura'],
  ],
  tapSelf: [[{ tapSelf: true }, '{T}']],
  untapSelf: [[{ untapSelf: true }, '{Q}']],
  sacrificeSelf: [[{ sacrificeSelf: true }, 'Sacrificar esta criatura']],
  exileSelf: [[{ exileSelf: true }, 'Exiliar esta criatura']],
  discardSelf: [[{ discardSelf: true }, 'Descartar esta carta']],
  returnSelf: [[{ returnSelf: true }, 'Regresar esta criatura a la mano de su propietario']],
  sacrifice: [
    [{ sacrifice: { what: { ...creature, controller: 'you', other: true } } }, 'Sacrificar otra criatura'],
    [{ sacrifice: { what: creature, count: 2 } }, 'Sacrificar dos criaturas'],
    [{ sacrifice: { what: creature, count: 'anyNumber' } }, 'Sacrificar cualquier cantidad de criaturas'],
    [{ sacrifice: { what: creature, count: 'X' } }, 'Sacrificar X criaturas'],
    [{ sacrifice: { what: { types: ['artifact'] } } }, 'Sacrificar un artefacto'],
  ],
  discard: [
    [{ discard: {} }, 'Descartar una carta'],
    [{ discard: { count: 'hand' } }, 'Descartar tu mano'],
    [{ discard: { what: { types: ['land'] }, count: 2 } }, 'Descartar dos cartas de tierra'],
    [{ discard: { random: true } }, 'Descartar una carta al azar'],
  ],
  payLife: [
    [{ payLife: 2 }, 'Pagar 2 vidas'],
    [{ payLife: 1 }, 'Pagar 1 vida'],
    [
      { payLife: { divide: { lifeOf: 'you' }, by: 2, round: 'up' } },
      'Pagar la mitad de tus vidas, redondeando hacia arriba',
    ],
  ],
  removeCounters: [
    [{ removeCounters: { kind: 'charge', count: 1 } }, 'Remover un contador de carga de esta criatura'],
    [
      { removeCounters: { kind: '+1/+1', count: 2, from: { ...creature, controller: 'you' } } },
      'Remover dos contadores +1/+1 de una criatura que controlas',
    ],
  ],
  addCounters: [
    [{ addCounters: { kind: '-1/-1', count: 1 } }, 'Poner un contador -1/-1 sobre esta criatura'],
  ],
  loyalty: [
    [{ loyalty: 2 }, '+2'],
    [{ loyalty: 0 }, '0'],
    [{ loyalty: -3 }, '−3'],
    [{ loyalty: 'minusX' }, '−X'],
  ],
  exile: [
    [
      { exile: { what: { zone: 'graveyard', owner: 'you' }, count: 3 } },
      'Exiliar tres cartas de tu cementerio',
    ],
    [
      { exile: { what: { zone: 'graveyard', owner: 'you', ...creature } } },
      'Exiliar una carta de criatura de tu cementerio',
    ],
  ],
  tap: [[{ tap: { what: creature } }, 'Girar una criatura enderezada que controlas']],
  tapPower: [
    [
      { tapPower: { what: creature, total: 3 } },
      'Girar cualquier cantidad de criaturas enderezadas que controlas con fuerza total de 3 o más',
    ],
  ],
  returnToHand: [
    [
      { returnToHand: { what: { types: ['land'] } } },
      'Regresar una tierra que controlas a la mano de su propietario',
    ],
  ],
  energy: [[{ energy: 2 }, 'Pagar {E}{E}']],
  mill: [[{ mill: 2 }, 'Moler dos cartas']],
  anyOf: [
    [{ anyOf: [{ sacrifice: { what: creature } }, { mana: '{3}' }] }, 'Sacrificar una criatura o pagar {3}'],
  ],
  reveal: [[{ reveal: { what: { colors: ['W'] } } }, 'Mostrar una carta blanca de tu mano']],
};

describe('costs in Spanish', () => {
  for (const [part, samples] of Object.entries(SAMPLES)) {
    it(`should word ${part}`, () => {
      expect(samples.map(([cost]) => costOf(cost))).toEqual(samples.map(([, text]) => text));
    });
  }

  it('should call the source a card where it is one', () => {
    expect(costOf({ exileSelf: true }, 'graveyard')).toBe('Exiliar esta carta de tu cementerio');
    expect(costOf({ mana: '{1}', discardSelf: true }, 'hand')).toBe('{1}, descartar esta carta');
  });
});
