import { card } from '@ettin/schema';

export default card({
  name: 'Dig Through Time',
  manaCost: '{6}{U}{U}',
  types: ['instant'],
  keywords: ['delve'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'dig',
          who: 'you',
          amount: 7,
          take: { min: 2, max: 2, to: 'hand' },
          rest: { to: 'library', position: 'bottom' },
        },
      ],
    },
  ],
});
