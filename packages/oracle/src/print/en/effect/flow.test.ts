import { describe, expect, it } from 'vitest';
import type { flowEffects } from './flow.js';
import { creature as c, type Sample, soldier, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof flowEffects, readonly Sample[]>> = {
  if: [
    [
      { do: 'if', if: { turnOf: 'you' }, then: [{ do: 'draw', who: 'you', amount: 1 }] },
      "If it's your turn, draw a card.",
    ],
    [
      {
        do: 'if',
        if: { isMonarch: 'you' },
        then: [{ do: 'draw', who: 'you', amount: 2 }],
        else: [{ do: 'becomeMonarch', who: 'you' }],
      },
      "If you're the monarch, draw two cards. Otherwise, you become the monarch.",
    ],
    [
      {
        do: 'if',
        if: { cast: 'kicked' },
        then: [{ do: 'damage', to: c, amount: 4 }],
        else: [{ do: 'damage', to: c, amount: 2 }],
      },
      'Grand Example deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead.',
    ],
    [
      { do: 'if', if: { object: c, is: { tapped: true } }, then: [{ do: 'destroy', what: c }] },
      "Destroy target creature if it's tapped.",
    ],
  ],
  may: [
    [
      {
        do: 'may',
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'discard', who: 'you', amount: 1 },
        ],
      },
      'You may draw a card, then discard a card.',
    ],
    [
      {
        do: 'may',
        cost: { mana: '{2}' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
        else: [{ do: 'loseLife', who: 'you', amount: 1 }],
      },
      "You may pay {2}. If you do, draw a card. If you don't, you lose 1 life.",
    ],
    [
      { do: 'may', who: 'opponents', effects: [{ do: 'draw', who: 'thatPlayer', amount: 1 }] },
      'Each opponent may draw a card.',
    ],
    [
      { do: 'may', effects: [{ do: 'discard', who: { target: 'p' }, amount: 1 }] },
      'You may have target player discard a card.',
    ],
  ],
  unlessPays: [
    [
      {
        do: 'unlessPays',
        who: { controllerOf: { target: 's' } },
        cost: { mana: '{3}' },
        effects: [{ do: 'counter', what: { target: 's' } }],
      },
      'Counter target spell unless its controller pays {3}.',
    ],
    [
      {
        do: 'unlessPays',
        who: 'opponents',
        each: true,
        cost: { discard: {} },
        effects: [{ do: 'loseLife', who: 'thatPlayer', amount: 3 }],
      },
      'Each opponent loses 3 life unless they discard a card.',
    ],
  ],
  forEachPlayer: [
    [
      {
        do: 'forEachPlayer',
        who: 'eachPlayer',
        effects: [
          { do: 'discard', who: 'thatPlayer', amount: 'hand' },
          { do: 'draw', who: 'thatPlayer', amount: 7 },
        ],
      },
      'Each player discards their hand, then draws seven cards.',
    ],
    [
      {
        do: 'forEachPlayer',
        who: 'opponents',
        effects: [{ do: 'createToken', who: 'you', token: soldier }],
      },
      'For each opponent, create a 1/1 white Soldier creature token.',
    ],
  ],
  forEachObject: [
    [
      {
        do: 'forEachObject',
        what: { each: { types: ['creature'], controller: 'you' } },
        effects: [{ do: 'createCopy', who: 'you', of: 'it' }],
      },
      "For each creature you control, create a token that's a copy of it.",
    ],
    [
      {
        do: 'forEachObject',
        what: { each: { types: ['creature'] } },
        effects: [{ do: 'damage', from: 'it', to: { controllerOf: 'it' }, amount: { powerOf: 'it' } }],
      },
      'Each creature deals damage equal to its power to its controller.',
    ],
  ],
  repeat: [
    [
      { do: 'repeat', times: 'X', effects: [{ do: 'loseLife', who: 'opponents', amount: 3 }] },
      'Repeat the following process X times. Each opponent loses 3 life.',
    ],
  ],
  modes: [
    [
      {
        do: 'modes',
        modes: {
          min: 1,
          max: 1,
          options: [
            { effects: [{ do: 'draw', who: 'you', amount: 1 }] },
            { effects: [{ do: 'gainLife', who: 'you', amount: 3 }] },
          ],
        },
      },
      'Choose one —\n• Draw a card.\n• You gain 3 life.',
    ],
  ],
  delayed: [
    [
      {
        do: 'delayed',
        when: { on: 'step', step: 'upkeep', whose: 'you' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
      'Draw a card at the beginning of your next upkeep.',
    ],
    [
      [
        { do: 'tap', what: c },
        {
          do: 'delayed',
          when: { on: 'dies', what: { among: c } },
          duration: 'endOfTurn',
          effects: [{ do: 'draw', who: 'you', amount: 1 }],
        },
      ],
      'Tap target creature. When that creature dies this turn, draw a card.',
    ],
  ],
  whenYouDo: [
    [
      {
        do: 'may',
        effects: [
          { do: 'sacrifice', who: 'you', what: { types: ['creature'] }, count: 1 },
          { do: 'whenYouDo', effects: [{ do: 'draw', who: 'you', amount: 2 }] },
        ],
      },
      'You may sacrifice a creature. When you do, draw two cards.',
    ],
  ],
  flipCoin: [
    [
      {
        do: 'flipCoin',
        win: [{ do: 'draw', who: 'you', amount: 1 }],
        lose: [{ do: 'discard', who: 'you', amount: 1 }],
      },
      'Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.',
    ],
  ],
};

describe('flow effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
