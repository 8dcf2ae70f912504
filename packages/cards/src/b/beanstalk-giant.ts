import { card } from '@ettin/schema';

export default card({
  name: 'Beanstalk Giant',
  manaCost: '{6}{G}',
  types: ['creature'],
  subtypes: ['Giant'],
  power: '*',
  toughness: '*',
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'setPT',
          power: { count: { types: ['land'], controller: 'you' } },
          toughness: { count: { types: ['land'], controller: 'you' } },
        },
      ],
      characteristicDefining: true,
    },
  ],
  layout: 'adventure',
  other: {
    name: 'Fertile Footsteps',
    manaCost: '{2}{G}',
    types: ['sorcery'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'search',
            who: 'you',
            filter: { types: ['land'], supertypes: ['basic'] },
            max: 1,
            to: 'battlefield',
          },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
});
