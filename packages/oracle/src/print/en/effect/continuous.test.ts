import { describe, expect, it } from 'vitest';
import type { continuousEffects } from './continuous.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof continuousEffects, readonly Sample[]>> = {
  apply: [
    [
      {
        do: 'apply',
        what: c,
        mods: [
          { mod: 'pt', power: 2, toughness: 2 },
          { mod: 'gain', keywords: ['flying'] },
        ],
        duration: 'endOfTurn',
      },
      'Target creature gets +2/+2 and gains flying until end of turn.',
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'cantBlock' }], duration: 'endOfTurn' },
      "Target creature can't block this turn.",
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
      "Target creature doesn't untap during its controller's next untap step.",
    ],
  ],
  rule: [
    [
      { do: 'rule', rules: [{ rule: 'cantGainLife', who: 'all' }], duration: 'endOfTurn' },
      "Players can't gain life this turn.",
    ],
    [
      {
        do: 'rule',
        affects: { types: ['creature'], controller: 'you' },
        mods: [{ mod: 'gain', keywords: ['haste'] }],
        duration: 'endOfTurn',
      },
      'Creatures you control gain haste until end of turn.',
    ],
  ],
  gainControl: [
    [
      { do: 'gainControl', what: c, duration: 'endOfTurn' },
      'Gain control of target creature until end of turn.',
    ],
  ],
  exchangeControl: [
    [{ do: 'exchangeControl', a: c, b: { target: 'd' } }, 'Exchange control of two target creatures.'],
  ],
  replacement: [
    [
      {
        do: 'replacement',
        replacement: {
          kind: 'replacement',
          replaces: { event: 'move', what: { types: ['creature'] }, from: 'battlefield', to: 'graveyard' },
          with: [{ toZone: 'exile' }],
        },
        duration: 'endOfTurn',
      },
      'If a creature would die this turn, exile it instead.',
    ],
  ],
  mayPlay: [
    [
      [
        { do: 'exile', what: { target: 'g' }, as: 'e' },
        { do: 'mayPlay', what: { bound: 'e' }, duration: 'endOfTurn', free: true },
      ],
      'Exile target creature card from your graveyard. You may play it this turn without paying its mana cost.',
    ],
  ],
  castFree: [
    [
      { do: 'castFree', what: { target: 'g' }, optional: true },
      'You may cast target creature card from your graveyard without paying its mana cost.',
    ],
    [
      { do: 'castFree', what: { target: 'g' }, optional: true, transformed: true },
      'You may cast target creature card from your graveyard transformed without paying its mana cost.',
    ],
  ],
};

describe('continuous effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
