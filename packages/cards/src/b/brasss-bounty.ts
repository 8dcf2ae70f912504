import { card } from '@ettin/schema';

export default card({
  name: "Brass's Bounty",
  manaCost: '{6}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: 'treasure',
          count: { count: { types: ['land'], controller: 'you' } },
        },
      ],
    },
  ],
});
