import { card } from '@ettin/schema';

export default card({
  name: 'Murmuring Mystic',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 1,
  toughness: 5,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['U'],
            types: ['creature'],
            subtypes: ['Bird', 'Illusion'],
            power: 1,
            toughness: 1,
            keywords: ['flying'],
          },
        },
      ],
    },
  ],
});
