import { card } from '@ettin/schema';

export default card({
  name: 'Heartless Hidetsugu',
  manaCost: '{3}{R}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Ogre', 'Shaman'],
  power: 4,
  toughness: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [
        {
          do: 'damage',
          to: 'eachPlayer',
          amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'down' },
        },
      ],
    },
  ],
});
