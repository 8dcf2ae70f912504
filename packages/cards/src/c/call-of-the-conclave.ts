import { card } from '@ettin/schema';

export default card({
  name: 'Call of the Conclave',
  manaCost: '{G}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Centaur'], power: 3, toughness: 3 },
        },
      ],
    },
  ],
});
