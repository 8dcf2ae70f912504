import { card } from '@ettin/schema';

export default card({
  name: 'Utter End',
  manaCost: '{2}{W}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'] } } }],
      effects: [{ do: 'exile', what: { target: 'permanent' } }],
    },
  ],
});
