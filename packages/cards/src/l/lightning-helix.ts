import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Helix',
  manaCost: '{R}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'any' }, amount: 3 },
        { do: 'gainLife', who: 'you', amount: 3 },
      ],
    },
  ],
});
