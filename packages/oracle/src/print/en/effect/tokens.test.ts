import { describe, expect, it } from 'vitest';
import { creature as c, type Sample, soldier, textOf } from './text.fixture.js';
import type { tokenEffects } from './tokens.js';

const SAMPLES: Readonly<Record<keyof typeof tokenEffects, readonly Sample[]>> = {
  createToken: [
    [
      { do: 'createToken', who: 'you', token: soldier, count: 2, tapped: true, attacking: true },
      'Create two 1/1 white Soldier creature tokens that are tapped and attacking.',
    ],
    [{ do: 'createToken', who: 'you', token: 'treasure', tapped: true }, 'Create a tapped Treasure token.'],
    [
      {
        do: 'createToken',
        who: 'you',
        token: soldier,
        count: { count: { types: ['land'], controller: 'you' } },
      },
      'Create a 1/1 white Soldier creature token for each land you control.',
    ],
    [
      {
        do: 'createToken',
        who: { target: 'p' },
        token: {
          types: ['artifact', 'creature'],
          subtypes: ['Thopter'],
          power: 1,
          toughness: 1,
          keywords: ['flying'],
        },
      },
      'Target player creates a 1/1 colorless Thopter artifact creature token with flying.',
    ],
    [
      { do: 'createToken', who: 'you', token: { ...soldier, power: 'X', toughness: 'X' } },
      'Create an X/X white Soldier creature token.',
    ],
    [
      [
        { do: 'createToken', who: 'you', token: soldier, as: 't' },
        {
          do: 'delayed',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [{ do: 'sacrificeObject', what: { bound: 't' } }],
        },
      ],
      'Create a 1/1 white Soldier creature token. Sacrifice it at the beginning of the next end step.',
    ],
    [
      {
        do: 'createToken',
        who: 'you',
        token: { ...soldier, power: { lifeOf: 'you' }, toughness: { lifeOf: 'you' } },
      },
      'Create an X/X white Soldier creature token, where X is your life total.',
    ],
  ],
  createCopy: [
    [
      { do: 'createCopy', who: 'you', of: c, count: 2, except: [{ mod: 'gain', keywords: ['haste'] }] },
      'Create two tokens that are copies of target creature, except they have haste.',
    ],
    [
      {
        do: 'createCopy',
        who: 'you',
        of: c,
        except: [
          { mod: 'setPT', power: 1, toughness: 1 },
          { mod: 'setTypes', types: ['artifact'] },
        ],
      },
      "Create a token that's a copy of target creature, except it's a 1/1 artifact.",
    ],
  ],
  becomeCopy: [
    [
      { do: 'becomeCopy', what: c, of: { target: 'd' }, duration: 'endOfTurn' },
      'Target creature becomes a copy of another target creature until end of turn.',
    ],
  ],
  enterAsCopy: [
    [
      { do: 'enterAsCopy', of: { types: ['creature'] }, optional: true },
      'You may have Grand Example enter as a copy of any creature on the battlefield.',
    ],
  ],
  copySpell: [
    [
      { do: 'copySpell', what: { target: 's' }, newTargets: true },
      'Copy target spell. You may choose new targets for the copy.',
    ],
  ],
  newTargets: [[{ do: 'newTargets', what: { target: 's' } }, 'You may choose new targets for target spell.']],
  populate: [[{ do: 'populate' }, 'Populate.']],
  amass: [[{ do: 'amass', subtype: 'Zombie', amount: 2 }, 'Amass Zombies 2.']],
  investigate: [[{ do: 'investigate', times: 2 }, 'Investigate twice.']],
  emblem: [
    [
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            affects: { each: { types: ['creature'], controller: 'you' } },
            mods: [{ mod: 'gain', keywords: ['flying'] }],
          },
        ],
      },
      'You get an emblem with "Creatures you control have flying."',
    ],
  ],
  manifest: [[{ do: 'manifest', who: 'you' }, 'Manifest the top card of your library.']],
  cascade: [[{ do: 'cascade' }, 'Cascade.']],
  storm: [[{ do: 'storm' }, 'Copy this spell for each spell cast before it this turn.']],
};

describe('tokens effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
