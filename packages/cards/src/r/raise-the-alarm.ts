import { card } from '@ettin/schema';

export default card({
  name: 'Raise the Alarm',
  manaCost: '{1}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Soldier'], power: 1, toughness: 1 },
          count: 2,
        },
      ],
    },
  ],
});
