import { card } from '@ettin/schema';

export default card({
  name: 'Wrap in Vigor',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'regenerate', what: { each: { types: ['creature'], controller: 'you' } } }],
    },
  ],
});
