import type { Value } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

const of = { name: 'Grand Example', types: ['creature'] } as const;

/** The value in "draw X cards, where X is …", or the amount itself. */
const textOf = (amount: Value) =>
  printAbility(
    { kind: 'activated', cost: { mana: '{1}' }, effects: [{ do: 'mill', who: 'you', amount }] },
    { lang: 'en', of },
  )
    .replace(/^\{1\}: Mill /, '')
    .replace(/^X cards, where X is /, '')
    .replace(/\.$/, '');

const goblins = { subtypes: ['Goblin'], controller: 'you' } as const;

const SAMPLES: readonly (readonly [Value, string])[] = [
  [1, 'a card'],
  [4, 'four cards'],
  ['X', 'X cards'],
  ['thatMuch', 'that many cards'],
  [{ count: goblins }, 'a card for each Goblin you control'],
  [{ times: [3, { count: goblins }] }, 'three cards for each Goblin you control'],
  [{ count: { types: ['creature'] } }, 'a card for each creature on the battlefield'],
  [
    { countOf: { attachedTo: 'self', filter: { subtypes: ['Aura'] } } },
    'a card for each Aura attached to this creature',
  ],
  [{ countPlayers: 'opponents' }, 'a card for each opponent'],
  [
    {
      countPlayers: {
        players: 'opponents',
        where: { compare: [{ tally: 'lifeLost', of: 'thatPlayer' }, '>', 0] },
      },
    },
    'a card for each opponent who lost life this turn',
  ],
  [{ lifeOf: 'you' }, 'your life total'],
  [{ startingLife: true }, 'your starting life total'],
  [{ powerOf: 'self' }, "this creature's power"],
  [{ toughnessOf: 'self' }, "this creature's toughness"],
  [{ manaValueOf: 'self' }, "this creature's mana value"],
  [{ countersOn: 'self', kind: '+1/+1' }, 'a card for each +1/+1 counter on this creature'],
  [{ playerCounters: 'experience', of: 'you' }, 'a card for each experience counter you have'],
  [{ playerCounters: 'poison', of: 'opponents' }, 'a card for each poison counter your opponents have'],
  [{ handSize: 'you' }, 'a card for each card in your hand'],
  [{ librarySize: 'you' }, 'the number of cards in your library'],
  [{ devotion: ['B'], of: 'you' }, 'your devotion to black'],
  [{ timesKicked: true }, 'a card for each time this creature was kicked'],
  [{ tally: 'spellsCast', of: 'you' }, "a card for each spell you've cast this turn"],
  [{ tally: 'lifeLost', of: 'opponents' }, 'a card for each 1 life your opponents have lost this turn'],
  [{ tally: 'creaturesDied', of: 'eachPlayer' }, 'a card for each creature that died this turn'],
  [{ cardTypesInGraveyard: 'you' }, 'a card for each card type among cards in your graveyard'],
  [{ domain: 'you' }, 'a card for each basic land type among lands you control'],
  [{ colorsAmong: { controller: 'you' } }, 'a card for each color among permanents you control'],
  [{ greatest: 'power', among: goblins }, 'the greatest power among Goblins you control'],
  [
    { greatest: 'manaValue', among: { controller: 'you', types: ['artifact'] } },
    'the greatest mana value among artifacts you control',
  ],
  [{ total: 'toughness', among: { each: goblins } }, 'the total toughness of Goblins you control'],
  [{ most: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' }, 'the highest life total among all players'],
  [
    { most: { handSize: 'thatPlayer' }, among: 'opponents' },
    'the greatest number of cards in hand among your opponents',
  ],
  [
    { least: { count: { types: ['creature'], controller: 'thatPlayer' } }, among: 'opponents' },
    'the least number of creatures among your opponents',
  ],
  [{ sum: [1, { count: goblins }] }, 'the number of Goblins you control plus one'],
  [{ minus: [{ powerOf: 'self' }, 1] }, "this creature's power minus one"],
  [{ times: [2, { powerOf: 'self' }] }, "twice this creature's power"],
  [{ divide: { lifeOf: 'you' }, by: 2, round: 'up' }, 'half your life total, rounded up'],
  [{ divide: { librarySize: 'you' }, by: 2, round: 'down' }, 'half the cards in your library, rounded down'],
  [
    { max: [{ powerOf: 'self' }, { toughnessOf: 'self' }] },
    "the greater of this creature's power and its toughness",
  ],
  [{ min: [{ lifeOf: 'you' }, 5] }, 'the lesser of your life total and 5'],
  [{ chosenNumber: true }, 'the chosen number'],
];

describe('values in English', () => {
  it.each(SAMPLES)('should word %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});
