import { card } from '@ettin/schema';

export default card({
  name: 'Death Grasp',
  manaCost: '{X}{W}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'any' }, amount: 'X' },
        { do: 'gainLife', who: 'you', amount: 'X' },
      ],
    },
  ],
});
