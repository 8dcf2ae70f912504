import { card } from '@ettin/schema';

export default card({
  name: 'Magma Jet',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'target' }, amount: 2 },
        { do: 'scry', who: 'you', amount: 2 },
      ],
    },
  ],
});
