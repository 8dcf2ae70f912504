import { card } from '@ettin/schema';

export default card({
  name: 'Clip Wings',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'sacrifice', who: 'opponents', what: { types: ['creature'], keyword: 'flying' }, count: 1 },
      ],
    },
  ],
});
