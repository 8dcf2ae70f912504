import { describe, expect, it } from 'vitest';
import type { choiceEffects } from './choices.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof choiceEffects, readonly Sample[]>> = {
  choose: [
    [
      [
        { do: 'choose', from: { types: ['land'], controller: 'you' }, as: 'l' },
        { do: 'tap', what: { bound: 'l' } },
      ],
      'Tap a land you control.',
    ],
    [
      [
        { do: 'choose', who: 'eachPlayer', from: { types: ['creature'], controller: 'thatPlayer' }, as: 'k' },
        { do: 'destroy', what: { each: { types: ['creature'], notAmong: { bound: 'k' } } } },
      ],
      'Each player chooses a creature they control. Destroy all creatures other than those creatures.',
    ],
    [
      [
        { do: 'choosePlayer', from: 'eachPlayer', min: 0, max: { countPlayers: 'eachPlayer' }, as: 'o' },
        {
          do: 'choose',
          who: { bound: 'o' },
          from: { types: ['creature'], controller: 'thatPlayer' },
          as: 'k',
        },
        { do: 'move', what: { bound: 'k' }, to: 'hand' },
        {
          do: 'choose',
          who: { playersExcept: { bound: 'o' } },
          from: { zone: 'graveyard', types: ['creature'], owner: 'thatPlayer' },
          as: 'c',
        },
        { do: 'move', what: { bound: 'c' }, to: 'hand' },
      ],
      "Choose any number of players. Each of those players chooses a creature they control. Return those creatures to their owners' hands. Each other player chooses a creature card in their graveyard. Return those cards to their owners' hands.",
    ],
    [
      [
        { do: 'choose', from: { types: ['creature'] }, as: 'r', random: true },
        { do: 'destroy', what: { bound: 'r' } },
      ],
      'Choose a creature at random. Destroy that creature.',
    ],
  ],
  choosePlayer: [
    [
      [
        { do: 'choosePlayer', from: 'opponents', as: 'o' },
        { do: 'draw', who: { bound: 'o' }, amount: 1 },
      ],
      'Choose an opponent. That player draws a card.',
    ],
    [
      [
        { do: 'choosePlayer', from: 'eachPlayer', min: 0, max: { countPlayers: 'eachPlayer' }, as: 'o' },
        { do: 'draw', who: { bound: 'o' }, amount: 1 },
        { do: 'discard', who: { playersExcept: { bound: 'o' } }, amount: 1 },
      ],
      'Choose any number of players. Those players draw a card. Each other player discards a card.',
    ],
  ],
  chooseColor: [[{ do: 'chooseColor', remember: true }, 'Choose a color.']],
  chooseCreatureType: [[{ do: 'chooseCreatureType' }, 'Choose a creature type.']],
  chooseCardName: [
    [{ do: 'chooseCardName' }, 'Choose a card name.'],
    [{ do: 'chooseCardName', from: { notTypes: ['land'] } }, 'Choose a nonland card name.'],
  ],
  chooseNumber: [
    [{ do: 'chooseNumber', min: 1, max: 10, as: 'n' }, 'Choose a number between 1 and 10.'],
    [
      [
        { do: 'chooseNumber', min: 0, max: { playerCounters: 'energy', of: 'you' }, as: 'n' },
        { do: 'payEnergy', who: 'you', count: { result: 'n' } },
        { do: 'damage', to: c, amount: { result: 'n' } },
      ],
      'You may pay any amount of {E}. Grand Example deals that much damage to target creature.',
    ],
  ],
};

describe('choices effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
