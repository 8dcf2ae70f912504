import type { Condition, Face } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

const of: Face = {
  name: 'Grand Example',
  types: ['creature'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{R}' }, { mana: '{W}' }] }],
};

/** The condition in "When this creature enters, if …, draw a card." */
const textOf = (condition: Condition) =>
  printAbility(
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: condition,
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
    { lang: 'en', of },
  ).replace(/^When this creature enters, if (.*), draw a card\.$/, '$1');

const creatures = { count: { types: ['creature'], controller: 'you' } } as const;

const SAMPLES: readonly (readonly [Condition, string])[] = [
  [{ compare: [{ lifeOf: 'you' }, '>=', 50] }, 'you have 50 or more life'],
  [{ compare: [{ lifeOf: 'you' }, '=', 1] }, 'you have exactly 1 life'],
  [{ compare: [{ lifeOf: 'you' }, '>', { lifeOf: 'opponents' }] }, 'you have more life than an opponent'],
  [
    { compare: [{ lifeOf: 'you' }, '>=', { sum: [{ startingLife: true }, 15] }] },
    'you have at least 15 life more than your starting life total',
  ],
  [{ compare: [creatures, '>=', 3] }, 'you control three or more creatures'],
  [{ compare: [creatures, '=', 0] }, 'you control no creatures'],
  [
    { compare: [creatures, '>', { count: { types: ['creature'], controller: 'defendingPlayer' } }] },
    'you control more creatures than defending player',
  ],
  [
    { compare: [{ count: { zone: 'graveyard', owner: 'you' } }, '>=', 7] },
    'there are seven or more cards in your graveyard',
  ],
  [
    { compare: [{ count: { types: ['creature'] } }, '<=', 2] },
    'there are two or fewer creatures on the battlefield',
  ],
  [{ compare: [{ handSize: 'you' }, '=', 0] }, 'you have no cards in hand'],
  [{ compare: [{ handSize: 'opponents' }, '<=', 1] }, 'an opponent has one or fewer cards in hand'],
  [
    { compare: [{ handSize: 'you' }, '>', { handSize: 'opponents' }] },
    'you have more cards in hand than an opponent',
  ],
  [{ compare: [{ librarySize: 'you' }, '=', 0] }, 'there are no cards in your library'],
  [{ compare: [{ powerOf: 'self' }, '>=', 4] }, 'its power is 4 or greater'],
  [{ compare: [{ countersOn: 'self', kind: 'quest' }, '>=', 4] }, 'it has four or more quest counters on it'],
  [{ compare: [{ playerCounters: 'poison', of: 'opponents' }, '>=', 1] }, 'an opponent is poisoned'],
  [
    { compare: [{ playerCounters: 'experience', of: 'you' }, '>=', 3] },
    'you have three or more experience counters',
  ],
  [{ compare: [{ tally: 'lifeGained', of: 'you' }, '>=', 3] }, 'you gained 3 or more life this turn'],
  [{ compare: [{ tally: 'lifeLost', of: 'opponents' }, '>', 0] }, 'an opponent lost life this turn'],
  [{ compare: [{ tally: 'lifeLost', of: 'you' }, '=', 0] }, "you didn't lose life this turn"],
  [{ compare: [{ tally: 'damageTaken', of: 'you' }, '>', 0] }, "you've been dealt damage this turn"],
  [{ compare: [{ tally: 'combatDamageDealt', of: 'you' }, '>', 0] }, 'you dealt combat damage this turn'],
  [{ compare: [{ tally: 'spellsCast', of: 'you' }, '>=', 2] }, "you've cast two or more spells this turn"],
  [{ compare: [{ tally: 'attackersDeclared', of: 'you' }, '>', 0] }, 'you attacked this turn'],
  [{ compare: [{ tally: 'creaturesDied', of: 'eachPlayer' }, '>', 0] }, 'a creature died this turn'],
  [
    { compare: [{ tally: 'creaturesDied', of: 'you' }, '>=', 2] },
    'two or more creatures died under your control this turn',
  ],
  [
    { compare: [{ tally: 'landsEntered', of: 'you' }, '>', 0] },
    'a land entered under your control this turn',
  ],
  [{ compare: [{ tally: 'cardsDiscarded', of: 'you' }, '=', 0] }, "you've discarded no cards this turn"],
  [
    { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
    'there are four or more card types among cards in your graveyard',
  ],
  [
    { compare: [{ devotion: ['R', 'G'], of: 'you' }, '<', 7] },
    'your devotion to red and green is less than seven',
  ],
  [
    { compare: [{ domain: 'you' }, '>=', 5] },
    'there are five or more basic land types among lands you control',
  ],
  [
    { compare: [{ total: 'power', among: { each: { types: ['creature'], controller: 'you' } } }, '>=', 8] },
    'the total power of creatures you control is 8 or greater',
  ],
  [{ compare: ['X', '>=', 5] }, 'X is 5 or greater'],
  [{ exists: { types: ['creature'], controller: 'you', other: true } }, 'you control another creature'],
  [{ exists: { types: ['land'] } }, 'there is a land on the battlefield'],
  [
    { exists: { zone: 'graveyard', owner: 'you', types: ['creature'] } },
    'there is a creature card in your graveyard',
  ],
  [{ exists: { zone: 'hand', owner: 'opponent' } }, 'an opponent has a card in hand'],
  [{ not: { exists: { types: ['artifact'], controller: 'you' } } }, 'you control no artifacts'],
  [
    { not: { exists: { types: ['artifact'], controller: 'opponent' } } },
    'your opponents control no artifacts',
  ],
  [{ all: [{ turnOf: 'you' }, { isMonarch: 'you' }] }, "it's your turn and you're the monarch"],
  [
    { any: [{ isMonarch: 'you' }, { cityBlessing: 'you' }] },
    "you're the monarch or you have the city's blessing",
  ],
  [{ not: { any: [{ turnOf: 'you' }, { dayNight: 'day' }] } }, "it's not your turn and it's not day"],
  [{ object: 'self', is: { tapped: false } }, "it's untapped"],
  [{ object: 'self', is: { counter: '+1/+1' } }, 'it has a +1/+1 counter on it'],
  [{ object: 'self', is: { keyword: 'flying' } }, 'it has flying'],
  [{ object: 'self', is: { subtypes: ['Zombie'] } }, "it's a Zombie"],
  [{ object: 'self', is: { zone: 'graveyard', owner: 'you' } }, "it's in your graveyard"],
  [{ object: 'self', is: { controller: 'you' } }, 'you control it'],
  [{ object: 'self', is: { enteredThisTurn: true } }, 'it entered this turn'],
  [{ not: { object: 'self', is: { subtypes: ['Zombie'] } } }, "it isn't a Zombie"],
  [{ turnOf: 'opponents' }, "it's an opponent's turn"],
  [{ not: { turnOf: 'you' } }, "it's not your turn"],
  [{ during: 'combat' }, "it's combat"],
  [{ cast: 'kicked' }, 'it was kicked'],
  [{ not: { cast: 'kicked' } }, "it wasn't kicked"],
  [{ cast: 'wasCast' }, 'you cast it'],
  [{ not: { cast: 'wasCast' } }, "you didn't cast it"],
  [{ cast: 'fromHand' }, 'you cast it from your hand'],
  [{ cast: 'surged' }, 'its surge cost was paid'],
  [{ cast: 'spectacle' }, 'its spectacle cost was paid'],
  [{ cast: 'escaped' }, 'it escaped'],
  [{ kickedWith: 1 }, 'it was kicked with its {W} kicker'],
  [{ isMonarch: 'opponents' }, 'an opponent is the monarch'],
  [{ not: { isMonarch: 'you' } }, "you aren't the monarch"],
  [{ dayNight: 'neither' }, "it's neither day nor night"],
  [{ did: 'paid' }, 'you do'],
  [{ not: { did: 'paid' } }, "you don't"],
  [{ cityBlessing: 'you' }, "you have the city's blessing"],
  [
    { forAny: 'opponents', holds: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 10] } },
    'an opponent has 10 or less life',
  ],
  [
    { forEvery: 'opponents', holds: { compare: [{ handSize: 'thatPlayer' }, '=', 0] } },
    'each opponent has no cards in hand',
  ],
  [
    {
      forAny: 'opponents',
      holds: {
        compare: [
          { count: { types: ['land'], controller: 'thatPlayer' } },
          '>',
          { count: { types: ['land'], controller: 'you' } },
        ],
      },
    },
    'an opponent controls more lands than you',
  ],
];

describe('conditions in English', () => {
  it.each(SAMPLES)('should word %j', (condition, text) => {
    expect(textOf(condition)).toBe(text);
  });
});
