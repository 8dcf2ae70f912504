import { card } from '@ettin/schema';

export default card({
  name: 'Ajani, Caller of the Pride',
  manaCost: '{1}{W}{W}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Ajani'],
  loyalty: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } }, min: 0, max: 1 }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -3 },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['flying', 'doubleStrike'] }],
          duration: 'endOfTurn',
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -8 },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Cat'], power: 2, toughness: 2 },
          count: { lifeOf: 'you' },
        },
      ],
    },
  ],
});
