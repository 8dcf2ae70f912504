import { describe, expect, it } from 'vitest';
import type { counterEffects } from './counters.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof counterEffects, readonly Sample[]>> = {
  addCounters: [
    [
      {
        do: 'addCounters',
        what: { each: { types: ['creature'], controller: 'you' } },
        kind: '+1/+1',
        count: 1,
      },
      'Put a +1/+1 counter on each creature you control.',
    ],
    [{ do: 'addCounters', what: c, kind: 'charge', count: 'X' }, 'Put X charge counters on target creature.'],
  ],
  countersDivided: [
    [
      { do: 'countersDivided', targets: 'spread', kind: '+1/+1' },
      'Distribute three +1/+1 counters among up to three target creatures.',
    ],
  ],
  removeCounters: [
    [
      { do: 'removeCounters', what: c, kind: 'any', count: 'all' },
      'Remove all counters from target creature.',
    ],
    [
      { do: 'removeCounters', what: c, kind: '+1/+1', count: 1 },
      'Remove a +1/+1 counter from target creature.',
    ],
  ],
  moveCounters: [
    [
      { do: 'moveCounters', from: c, to: { target: 'd' }, kind: '+1/+1', count: 1 },
      'Move a +1/+1 counter from target creature onto another target creature.',
    ],
    [
      { do: 'moveCounters', from: c, to: { target: 'd' }, kind: 'all' },
      'Move all counters from target creature onto another target creature.',
    ],
  ],
  doubleCounters: [
    [
      { do: 'doubleCounters', what: c, kind: '+1/+1' },
      'Double the number of +1/+1 counters on target creature.',
    ],
  ],
  playerCounters: [
    [
      { do: 'playerCounters', who: 'opponents', kind: 'poison', count: 1 },
      'Each opponent gets a poison counter.',
    ],
    [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 3 }, 'You get {E}{E}{E}.'],
  ],
  losePlayerCounters: [
    [
      { do: 'losePlayerCounters', who: { target: 'p' }, kind: 'any', count: 'all' },
      'Target player loses all their counters.',
    ],
  ],
  payEnergy: [[{ do: 'payEnergy', who: 'you', count: 2 }, 'Pay {E}{E}.']],
  proliferate: [[[{ do: 'proliferate' }, { do: 'proliferate' }], 'Proliferate twice.']],
  explore: [
    [
      [
        { do: 'explore', what: c },
        { do: 'explore', what: c },
      ],
      'Target creature explores, then it explores again.',
    ],
  ],
  connive: [[{ do: 'connive', what: c }, 'Target creature connives.']],
  monstrosity: [[{ do: 'monstrosity', amount: 3 }, 'Monstrosity 3.']],
  adapt: [[{ do: 'adapt', amount: 2 }, 'Adapt 2.']],
  bolster: [[{ do: 'bolster', amount: 2 }, 'Bolster 2.']],
};

describe('counters effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
