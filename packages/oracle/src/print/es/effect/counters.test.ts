import { describe, expect, it } from 'vitest';
import { creature, type Sample, sorcery } from '../text.fixture.js';

const yours = { types: ['creature'], controller: 'you' } as const;

const SAMPLES: readonly Sample[] = [
  [
    { do: 'addCounters', what: creature, kind: '+1/+1', count: 2 },
    'Pon dos contadores +1/+1 sobre la criatura objetivo.',
  ],
  [
    { do: 'addCounters', what: { each: yours }, kind: '+1/+1', count: 1 },
    'Pon un contador +1/+1 sobre cada criatura que controlas.',
  ],
  [
    { do: 'countersDivided', targets: 'spread', kind: '+1/+1' },
    'Distribuye tres contadores +1/+1 entre hasta tres criaturas objetivo.',
  ],
  [
    { do: 'removeCounters', what: creature, kind: '-1/-1', count: 'all' },
    'Remueve todos los contadores -1/-1 de la criatura objetivo.',
  ],
  [
    { do: 'moveCounters', from: creature, to: { target: 'd' }, kind: '+1/+1', count: 1 },
    'Mueve un contador +1/+1 de la criatura objetivo a otra criatura objetivo.',
  ],
  [
    { do: 'doubleCounters', what: creature, kind: '+1/+1' },
    'Duplica la cantidad de contadores +1/+1 sobre la criatura objetivo.',
  ],
  [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }, 'Obtienes {E}{E}.'],
  [
    { do: 'playerCounters', who: { target: 'p' }, kind: 'poison', count: 1 },
    'El jugador objetivo obtiene un contador de veneno.',
  ],
  [
    { do: 'losePlayerCounters', who: 'you', kind: 'poison', count: 'all' },
    'Pierdes todos tus contadores de veneno.',
  ],
  [{ do: 'payEnergy', who: 'you', count: 3 }, 'Paga {E}{E}{E}.'],
  [{ do: 'proliferate' }, 'Prolifera.'],
  [[{ do: 'proliferate' }, { do: 'proliferate' }], 'Prolifera dos veces.'],
  [{ do: 'explore', what: creature }, 'La criatura objetivo explora.'],
  [{ do: 'connive', what: creature }, 'La criatura objetivo confabula.'],
  [{ do: 'adapt', amount: 2 }, 'Adapta 2.'],
  [{ do: 'bolster', amount: 1 }, 'Fortalece 1.'],
];

describe('counters in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
