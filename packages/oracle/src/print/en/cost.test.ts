import type { Cost } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

type Sample = readonly [cost: Cost, text: string];

const textOf = (cost: Cost, from: 'battlefield' | 'hand' | 'graveyard' = 'battlefield') =>
  printAbility(
    { kind: 'activated', cost, from, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
    { lang: 'en', of: { name: 'Grand Example', types: ['creature'] } },
  ).replace(/: Draw a card\.$/, '');

const creature = { types: ['creature'] } as const;

const SAMPLES: Readonly<Record<keyof Cost, readonly Sample[]>> = {
  mana: [
    [{ mana: '{2}{W}' }, '{2}{W}'],
    [{ mana: '{1}', tapSelf: true, sacrificeSelf: true }, '{1}, {T}, Sacrifice this creature'],
  ],
  tapSelf: [[{ tapSelf: true }, '{T}']],
  untapSelf: [[{ untapSelf: true }, '{Q}']],
  sacrificeSelf: [[{ sacrificeSelf: true }, 'Sacrifice this creature']],
  exileSelf: [[{ exileSelf: true }, 'Exile this creature']],
  discardSelf: [[{ discardSelf: true }, 'Discard this card']],
  returnSelf: [[{ returnSelf: true }, "Return this creature to its owner's hand"]],
  sacrifice: [
    [{ sacrifice: { what: { ...creature, controller: 'you', other: true } } }, 'Sacrifice another creature'],
    [{ sacrifice: { what: creature, count: 2 } }, 'Sacrifice two creatures'],
    [{ sacrifice: { what: creature, count: 'anyNumber' } }, 'Sacrifice any number of creatures'],
    [{ sacrifice: { what: creature, count: 'X' } }, 'Sacrifice X creatures'],
  ],
  discard: [
    [{ discard: {} }, 'Discard a card'],
    [{ discard: { count: 'hand' } }, 'Discard your hand'],
    [{ discard: { what: { types: ['land'] }, count: 2 } }, 'Discard two land cards'],
    [{ discard: { random: true } }, 'Discard a card at random'],
  ],
  payLife: [
    [{ payLife: 2 }, 'Pay 2 life'],
    [{ payLife: { divide: { lifeOf: 'you' }, by: 2, round: 'up' } }, 'Pay half your life, rounded up'],
  ],
  removeCounters: [
    [{ removeCounters: { kind: 'charge', count: 1 } }, 'Remove a charge counter from this creature'],
    [
      { removeCounters: { kind: '+1/+1', count: 2, from: { ...creature, controller: 'you' } } },
      'Remove two +1/+1 counters from a creature you control',
    ],
  ],
  addCounters: [[{ addCounters: { kind: '-1/-1', count: 1 } }, 'Put a -1/-1 counter on this creature']],
  loyalty: [
    [{ loyalty: 2 }, '+2'],
    [{ loyalty: 0 }, '0'],
    [{ loyalty: -3 }, '−3'],
    [{ loyalty: 'minusX' }, '−X'],
  ],
  exile: [
    [
      { exile: { what: { zone: 'graveyard', owner: 'you' }, count: 3 } },
      'Exile three cards from your graveyard',
    ],
    [
      { exile: { what: { zone: 'graveyard', owner: 'you', ...creature } } },
      'Exile a creature card from your graveyard',
    ],
  ],
  tap: [[{ tap: { what: creature } }, 'Tap an untapped creature you control']],
  tapPower: [
    [
      { tapPower: { what: creature, total: 3 } },
      'Tap any number of untapped creatures you control with total power 3 or greater',
    ],
  ],
  returnToHand: [
    [{ returnToHand: { what: { types: ['land'] } } }, "Return a land you control to its owner's hand"],
  ],
  energy: [[{ energy: 2 }, 'Pay {E}{E}']],
  mill: [[{ mill: 2 }, 'Mill two cards']],
  anyOf: [
    [{ anyOf: [{ sacrifice: { what: creature } }, { mana: '{3}' }] }, 'Sacrifice a creature or pay {3}'],
  ],
  reveal: [[{ reveal: { what: { colors: ['W'] } } }, 'Reveal a white card from your hand']],
};

describe('costs in English', () => {
  for (const [part, samples] of Object.entries(SAMPLES)) {
    it(`should word ${part}`, () => {
      expect(samples.map(([cost]) => textOf(cost))).toEqual(samples.map(([, text]) => text));
    });
  }

  it('should call the source a card where it is one', () => {
    expect(textOf({ exileSelf: true }, 'graveyard')).toBe('Exile this card from your graveyard');
    expect(textOf({ mana: '{1}', discardSelf: true }, 'hand')).toBe('{1}, Discard this card');
  });
});
