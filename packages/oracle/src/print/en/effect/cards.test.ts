import { describe, expect, it } from 'vitest';
import type { cardEffects } from './cards.js';
import { type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof cardEffects, readonly Sample[]>> = {
  draw: [
    [
      [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
      'Draw two cards, then discard a card.',
    ],
    [
      [
        { do: 'draw', who: { target: 'p' }, amount: 2 },
        { do: 'loseLife', who: { target: 'p' }, amount: 2 },
      ],
      'Target player draws two cards and loses 2 life.',
    ],
    [
      [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'loseLife', who: 'you', amount: 1 },
      ],
      'You draw a card and you lose 1 life.',
    ],
    [
      { do: 'draw', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } },
      'Draw a card for each creature you control.',
    ],
  ],
  discard: [
    [
      { do: 'discard', who: { target: 'p' }, amount: 2, random: true },
      'Target player discards two cards at random.',
    ],
    [
      { do: 'discard', who: { target: 'p' }, amount: 1, what: { notTypes: ['land'] }, chooser: 'you' },
      'Target player reveals their hand. You choose a nonland card from it. That player discards that card.',
    ],
    [
      {
        do: 'discard',
        who: 'eachPlayer',
        amount: { divide: { handSize: 'thatPlayer' }, by: 2, round: 'up' },
      },
      'Each player discards half the cards in their hand, rounded up.',
    ],
  ],
  mill: [[{ do: 'mill', who: { target: 'p' }, amount: 3 }, 'Target player mills three cards.']],
  scry: [
    [
      [
        { do: 'scry', who: 'you', amount: 2 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
      'Scry 2, then draw a card.',
    ],
  ],
  surveil: [[{ do: 'surveil', who: 'you', amount: 1 }, 'Surveil 1.']],
  dig: [
    [
      {
        do: 'dig',
        who: 'you',
        amount: 4,
        take: { min: 1, max: 1, to: 'hand' },
        rest: { to: 'library', position: 'bottom' },
      },
      'Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 5,
        take: { max: 1, filter: { types: ['creature'] }, to: 'hand', reveal: true },
        rest: { to: 'library', random: true },
      },
      'Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 3,
        reveal: true,
        take: { min: 2, max: 2, filter: { types: ['land'] }, to: 'battlefield', tapped: true },
        rest: { to: 'graveyard' },
      },
      'Reveal the top three cards of your library. Put two land cards from among them onto the battlefield tapped. Put the rest into your graveyard.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 3,
        take: { max: 0, to: 'hand' },
        rest: { to: 'library', position: 'top' },
      },
      'Look at the top three cards of your library, then put them back in any order.',
    ],
  ],
  fromOutside: [
    [
      {
        do: 'fromOutside',
        who: 'you',
        filter: { types: ['sorcery'] },
        to: 'hand',
        reveal: true,
      },
      'You may reveal a sorcery card you own from outside the game and put it into your hand.',
    ],
  ],
  search: [
    [
      {
        do: 'search',
        who: 'you',
        filter: { types: ['land'], supertypes: ['basic'] },
        max: 2,
        split: { count: 1, to: 'battlefield', tapped: true },
        to: 'hand',
        reveal: true,
      },
      'Search your library for up to two basic land cards, reveal them, put one onto the battlefield tapped and the other into your hand, then shuffle.',
    ],
    [
      [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 2,
          to: 'battlefield',
          tapped: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
      'Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.',
    ],
    [
      { do: 'search', who: 'you', filter: {}, max: 1, to: 'library', position: 'top' },
      'Search your library for a card, then shuffle and put that card on top.',
    ],
    [
      { do: 'search', who: 'you', filter: { types: ['artifact'] }, max: 1, to: 'hand', reveal: true },
      'Search your library for an artifact card, reveal it, put it into your hand, then shuffle.',
    ],
  ],
  shuffle: [[{ do: 'shuffle', who: { target: 'p' } }, 'Target player shuffles.']],
  lookAtHand: [
    [{ do: 'lookAtHand', whose: { target: 'p' } }, "Look at target player's hand."],
    [{ do: 'lookAtHand', whose: { target: 'p' }, reveal: true }, 'Target player reveals their hand.'],
  ],
  revealTop: [
    [
      [
        { do: 'revealTop', whose: 'you', amount: 1, as: 't' },
        { do: 'move', what: { bound: 't' }, to: 'hand' },
      ],
      'Reveal the top card of your library and put it into your hand.',
    ],
  ],
  exileTop: [
    [
      [
        { do: 'exileTop', whose: 'you', amount: 2, as: 'e' },
        { do: 'mayPlay', what: { bound: 'e' }, duration: 'thisTurnAndNext' },
      ],
      'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    ],
    [
      { do: 'exileTop', whose: { target: 'p' }, amount: 1, faceDown: true },
      "Exile the top card of target player's library face down.",
    ],
  ],
};

describe('cards effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
