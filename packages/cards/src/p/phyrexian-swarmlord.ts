import { card } from '@ettin/schema';

export default card({
  name: 'Phyrexian Swarmlord',
  manaCost: '{4}{G}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Insect', 'Horror'],
  power: 4,
  toughness: 4,
  keywords: ['infect'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['G'],
            types: ['creature'],
            subtypes: ['Phyrexian', 'Insect'],
            power: 1,
            toughness: 1,
            keywords: ['infect'],
          },
          count: { playerCounters: 'poison', of: 'opponents' },
        },
      ],
    },
  ],
});
