import { card } from '@ettin/schema';

export default card({
  name: 'Wurmcoil Engine',
  manaCost: '{6}',
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian', 'Wurm'],
  power: 6,
  toughness: 6,
  keywords: ['deathtouch', 'lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['artifact', 'creature'],
            subtypes: ['Phyrexian', 'Wurm'],
            power: 3,
            toughness: 3,
            keywords: ['deathtouch'],
          },
        },
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['artifact', 'creature'],
            subtypes: ['Phyrexian', 'Wurm'],
            power: 3,
            toughness: 3,
            keywords: ['lifelink'],
          },
        },
      ],
    },
  ],
});
