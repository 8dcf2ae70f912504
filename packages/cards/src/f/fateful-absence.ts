import { card } from '@ettin/schema';

export default card({
  name: 'Fateful Absence',
  manaCost: '{1}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { object: { types: ['creature', 'planeswalker'] } } }],
      effects: [
        { do: 'destroy', what: { target: 'target' } },
        { do: 'investigate', who: { controllerOf: { target: 'target' } } },
      ],
    },
  ],
});
