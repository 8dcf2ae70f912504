import type { Instead, ReplacedEvent, ReplacementAbility } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

type Sample = readonly [
  Pick<ReplacementAbility, 'with' | 'optional' | 'if'> & { readonly replaces: ReplacedEvent },
  string,
];

const textOf = (ability: Sample[0]) =>
  printAbility(
    { kind: 'replacement', ...ability },
    { lang: 'en', of: { name: 'Grand Example', types: ['creature'] } },
  );

const tokens: Instead = {
  instead: [
    {
      do: 'createToken',
      who: 'you',
      token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
    },
  ],
};

const SAMPLES: Readonly<Record<ReplacedEvent['event'], readonly Sample[]>> = {
  damage: [
    [
      { replaces: { event: 'damage', toPlayer: 'you' }, with: [{ prevent: 'all' }] },
      'Prevent all damage that would be dealt to you.',
    ],
    [
      { replaces: { event: 'damage', toPlayer: 'you', combat: false }, with: [{ prevent: 'all' }] },
      'Prevent all noncombat damage that would be dealt to you.',
    ],
    [
      { replaces: { event: 'damage', toObject: 'self' }, with: [{ prevent: 1 }] },
      'If a source would deal damage to this creature, prevent 1 of that damage.',
    ],
    [
      { replaces: { event: 'damage', toPlayer: 'you' }, with: [{ redirectTo: 'self' }] },
      'All damage that would be dealt to you is dealt to this creature instead.',
    ],
    [
      { replaces: { event: 'damage', source: { colors: ['R'], controller: 'you' } }, with: [{ plus: 2 }] },
      'If a red source you control would deal damage to a permanent or player, it deals that much damage plus 2 instead.',
    ],
    [
      {
        replaces: { event: 'damage', source: { controller: 'you' }, toPlayer: 'opponent' },
        with: [{ multiply: 2 }],
      },
      'If a source you control would deal damage to an opponent, it deals double that damage to that player instead.',
    ],
    [
      { replaces: { event: 'damage', toPlayer: 'you' }, with: [{ minus: 1 }] },
      'If a source would deal damage to you, it deals that much damage minus 1 to you instead.',
    ],
  ],
  enters: [
    [
      { replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      'This creature enters tapped.',
    ],
    [
      {
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersTapped: true, unless: { exists: { subtypes: ['Island'], controller: 'you' } } }],
      },
      'This creature enters tapped unless you control an Island.',
    ],
    [
      {
        replaces: { event: 'enters', what: { types: ['creature'], controller: 'opponent' } },
        with: [{ entersTapped: true }],
      },
      'Creatures your opponents control enter tapped.',
    ],
    [
      { replaces: { event: 'enters', what: 'self' }, with: [{ entersWith: '+1/+1', count: 'X' }] },
      'This creature enters with X +1/+1 counters on it.',
    ],
    [
      {
        replaces: { event: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
        with: [{ entersWith: '+1/+1', count: 1 }],
      },
      'Each other creature you control enters with an additional +1/+1 counter on it.',
    ],
    [
      {
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersWith: '+1/+1', count: 2 }],
        if: { cast: 'kicked' },
      },
      'If this creature was kicked, it enters with two +1/+1 counters on it.',
    ],
    [
      {
        replaces: { event: 'enters', what: 'self' },
        with: [{ asEnters: [{ do: 'chooseColor', remember: true }] }],
      },
      'As this creature enters, choose a color.',
    ],
    [
      {
        replaces: { event: 'enters', what: 'self' },
        with: [{ asEnters: [{ do: 'enterAsCopy', of: { types: ['creature'] }, optional: true }] }],
      },
      'You may have this creature enter as a copy of any creature on the battlefield.',
    ],
    [
      { replaces: { event: 'enters', what: 'self' }, with: [{ underControlOf: 'opponents' }] },
      "This creature enters under each opponent's control.",
    ],
  ],
  move: [
    [
      {
        replaces: { event: 'move', what: { types: ['creature'] }, from: 'battlefield', to: 'graveyard' },
        with: [{ toZone: 'exile' }],
      },
      'If a creature would die, exile it instead.',
    ],
    [
      {
        replaces: {
          event: 'move',
          what: { controller: 'opponent', token: false, types: ['creature'] },
          from: 'battlefield',
          to: 'graveyard',
        },
        with: [{ toZone: 'exile' }, { also: [{ do: 'draw', who: 'you', amount: 1 }] }],
      },
      'If a nontoken creature an opponent controls would die, instead exile it and draw a card.',
    ],
    [
      {
        replaces: { event: 'move', what: {}, to: 'graveyard', owner: 'opponent' },
        with: [{ toZone: 'exile' }],
      },
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
    ],
    [
      {
        replaces: { event: 'move', what: 'self', to: 'graveyard' },
        with: [{ toZone: 'library', position: 'shuffled' }],
      },
      "If this creature would be put into a graveyard from anywhere, shuffle it into its owner's library instead.",
    ],
  ],
  draw: [
    [
      { replaces: { event: 'draw', who: 'you' }, with: [tokens] },
      'If you would draw a card, create a 2/2 black Zombie creature token instead.',
    ],
    [
      {
        replaces: { event: 'draw', who: 'you', exceptFirstInDrawStep: true },
        with: [{ instead: [{ do: 'draw', who: 'you', amount: 2 }] }],
      },
      'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.',
    ],
    [
      {
        replaces: { event: 'draw', who: 'you' },
        with: [{ instead: [{ do: 'mill', who: 'you', amount: 1 }] }],
        optional: true,
      },
      'If you would draw a card, you may mill a card instead.',
    ],
  ],
  gainLife: [
    [
      { replaces: { event: 'gainLife', who: 'you' }, with: [{ multiply: 2 }] },
      'If you would gain life, you gain twice that much life instead.',
    ],
    [
      {
        replaces: { event: 'gainLife', who: 'opponent' },
        with: [{ instead: [{ do: 'loseLife', who: 'thatPlayer', amount: 'thatMuch' }] }],
      },
      'If an opponent would gain life, that player loses that much life instead.',
    ],
  ],
  loseLife: [
    [
      { replaces: { event: 'loseLife', who: 'opponent' }, with: [{ multiply: 2 }], if: { turnOf: 'you' } },
      "If an opponent would lose life and it's your turn, that player loses twice that much life instead.",
    ],
  ],
  counters: [
    [
      {
        replaces: { event: 'counters', what: { types: ['creature'], controller: 'you' }, kind: '+1/+1' },
        with: [{ plus: 1 }],
      },
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    ],
    [
      { replaces: { event: 'counters', who: 'you' }, with: [{ multiply: 2 }] },
      'If you would get one or more counters, you get twice that many counters instead.',
    ],
  ],
  tokens: [
    [
      { replaces: { event: 'tokens', who: 'you' }, with: [{ multiply: 2 }] },
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    ],
  ],
  discard: [
    [
      {
        replaces: { event: 'discard', who: 'you', what: 'self', byOpponent: true },
        with: [{ toZone: 'battlefield' }],
      },
      'If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.',
    ],
  ],
  loseGame: [
    [
      {
        replaces: { event: 'loseGame', who: 'you' },
        with: [
          {
            instead: [
              { do: 'exile', what: 'self' },
              { do: 'setLife', who: 'you', to: { startingLife: true } },
            ],
          },
        ],
      },
      'If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.',
    ],
  ],
  winGame: [
    [
      {
        replaces: { event: 'winGame', who: 'opponent' },
        with: [{ instead: [{ do: 'draw', who: 'you', amount: 1 }] }],
      },
      'If an opponent would win the game, draw a card instead.',
    ],
  ],
  mana: [
    [
      { replaces: { event: 'mana', what: { types: ['land'], controller: 'you' } }, with: [{ multiply: 2 }] },
      'If you tap a land for mana, it produces twice as much of that mana instead.',
    ],
  ],
  destroy: [
    [
      {
        replaces: { event: 'destroy', what: { types: ['creature'], controller: 'you' } },
        with: [{ instead: [{ do: 'exile', what: 'it' }] }],
      },
      'If a creature you control would be destroyed, exile it instead.',
    ],
  ],
  mill: [
    [
      { replaces: { event: 'mill', who: 'opponent' }, with: [{ multiply: 2 }] },
      'If an opponent would mill one or more cards, that player mills twice that many cards instead.',
    ],
  ],
  untap: [
    [
      {
        replaces: { event: 'untap', what: 'self' },
        with: [{ instead: [{ do: 'removeCounters', what: 'self', kind: 'ice', count: 1 }] }],
      },
      'If this creature would untap during your untap step, remove an ice counter from it instead.',
    ],
  ],
};

describe('replacement effects in English', () => {
  for (const [event, samples] of Object.entries(SAMPLES)) {
    it(`should word ${event}`, () => {
      expect(samples.map(([ability]) => textOf(ability))).toEqual(samples.map(([, text]) => text));
    });
  }
});
