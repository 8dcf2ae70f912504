import { card } from '@ettin/schema';

export default card({
  name: 'Terminate',
  manaCost: '{B}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' }, noRegeneration: true }],
    },
  ],
});
