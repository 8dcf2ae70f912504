import { card } from '@ettin/schema';

export default card({
  name: 'Underworld Dreams',
  manaCost: '{B}{B}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'draw', who: 'opponent' },
      effects: [{ do: 'damage', to: 'thatPlayer', amount: 1 }],
    },
  ],
});
