import { card } from '@ettin/schema';

export default card({
  name: 'Silkwrap',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        {
          id: 'creature',
          what: { object: { types: ['creature'], controller: 'opponent', manaValue: { is: '<=', than: 3 } } },
        },
      ],
      effects: [{ do: 'exile', what: { target: 'creature' }, until: 'selfLeaves' }],
    },
  ],
});
