import { card } from '@ettin/schema';

export default card({
  name: 'Sakura-Tribe Elder',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Snake', 'Shaman'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrificeSelf: true },
      effects: [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 1,
          to: 'battlefield',
          tapped: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ],
});
