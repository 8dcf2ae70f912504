import { describe, expect, it } from 'vitest';
import type { lifeEffects } from './life.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof lifeEffects, readonly Sample[]>> = {
  damage: [
    [
      { do: 'damage', to: { attackedBy: c }, amount: 1 },
      'Grand Example deals 1 damage to the player or planeswalker target creature is attacking.',
    ],
    [
      { do: 'damage', to: { target: 'any' }, amount: 3 },
      'Grand Example deals 3 damage to each of one, two, or three targets.',
    ],
    [
      {
        do: 'damage',
        to: ['opponents', { each: { types: ['creature'], controller: 'opponent' } }],
        amount: 1,
      },
      'Grand Example deals 1 damage to each opponent and each creature they control.',
    ],
    [
      { do: 'damage', to: 'eachPlayer', amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'down' } },
      "Grand Example deals damage to each player equal to half that player's life total, rounded down.",
    ],
    [
      { do: 'damage', to: c, amount: { count: { types: ['land'], controller: 'you' } }, unpreventable: true },
      "Grand Example deals X damage to target creature, where X is the number of lands you control. The damage can't be prevented.",
    ],
    [
      [
        { do: 'damage', to: c, amount: 2 },
        { do: 'damage', to: 'you', amount: 2 },
      ],
      'Grand Example deals 2 damage to target creature and 2 damage to you.',
    ],
  ],
  damageDivided: [
    [
      { do: 'damageDivided', targets: 'any' },
      'Grand Example deals 3 damage divided as you choose among one, two, or three targets.',
    ],
  ],
  gainLife: [
    [
      {
        do: 'gainLife',
        who: 'you',
        amount: { times: [2, { count: { subtypes: ['Elf'], controller: 'you' } }] },
      },
      'You gain 2 life for each Elf you control.',
    ],
    [{ do: 'gainLife', who: { target: 'p' }, amount: 'X' }, 'Target player gains X life.'],
  ],
  loseLife: [
    [
      [
        { do: 'loseLife', who: 'opponents', amount: 2, as: 'l' },
        { do: 'gainLife', who: 'you', amount: { result: 'l' } },
      ],
      'Each opponent loses 2 life and you gain life equal to the life lost this way.',
    ],
    [
      { do: 'loseLife', who: 'eachPlayer', amount: { divide: { lifeOf: 'thatPlayer' }, by: 3, round: 'up' } },
      'Each player loses a third of their life, rounded up.',
    ],
  ],
  setLife: [
    [{ do: 'setLife', who: 'you', to: 20 }, 'Your life total becomes 20.'],
    [
      { do: 'setLife', who: { target: 'p' }, to: { times: [2, { lifeOf: { target: 'p' } }] } },
      "Double target player's life total.",
    ],
    [
      { do: 'setLife', who: 'eachPlayer', to: { least: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' } },
      "Each player's life total becomes the lowest life total among all players.",
    ],
  ],
  exchangeLife: [
    [{ do: 'exchangeLife', between: ['you', { target: 'p' }] }, 'Exchange life totals with target player.'],
  ],
  redistributeLife: [
    [{ do: 'redistributeLife', among: 'eachPlayer' }, "Redistribute any number of players' life totals."],
  ],
  preventDamage: [
    [
      { do: 'preventDamage', to: c, amount: 3, duration: 'endOfTurn' },
      'Prevent the next 3 damage that would be dealt to target creature this turn.',
    ],
    [
      { do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' },
      'Prevent all combat damage that would be dealt this turn.',
    ],
    [
      {
        do: 'preventDamage',
        fromObject: c,
        amount: 'all',
        duration: 'endOfTurn',
        then: [{ do: 'gainLife', who: 'you', amount: 'thatMuch' }],
      },
      'Prevent all damage that would be dealt this turn by target creature. If damage is prevented this way, you gain that much life.',
    ],
  ],
  redirectDamage: [
    [
      { do: 'redirectDamage', from: 'you', to: c, amount: 'all', duration: 'endOfTurn' },
      'All damage that would be dealt to you this turn is dealt to target creature instead.',
    ],
  ],
};

describe('life effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
