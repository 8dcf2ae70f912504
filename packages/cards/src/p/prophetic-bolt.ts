import { card } from '@ettin/schema';

export default card({
  name: 'Prophetic Bolt',
  manaCost: '{3}{U}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'any' }, amount: 4 },
        {
          do: 'dig',
          who: 'you',
          amount: 4,
          take: { min: 1, max: 1, to: 'hand' },
          rest: { to: 'library', position: 'bottom' },
        },
      ],
    },
  ],
});
