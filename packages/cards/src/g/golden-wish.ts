import { card } from '@ettin/schema';

export default card({
  name: 'Golden Wish',
  manaCost: '{3}{W}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'fromOutside',
          who: 'you',
          filter: { types: ['artifact', 'enchantment'] },
          to: 'hand',
          reveal: true,
        },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
