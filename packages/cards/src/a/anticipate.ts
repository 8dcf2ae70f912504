import { card } from '@ettin/schema';

export default card({
  name: 'Anticipate',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'dig',
          who: 'you',
          amount: 3,
          take: { min: 1, max: 1, to: 'hand' },
          rest: { to: 'library', position: 'bottom' },
        },
      ],
    },
  ],
});
