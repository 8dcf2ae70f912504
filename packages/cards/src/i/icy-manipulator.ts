import { card } from '@ettin/schema';

export default card({
  name: 'Icy Manipulator',
  manaCost: '{4}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}', tapSelf: true },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'creature', 'land'] } } }],
      effects: [{ do: 'tap', what: { target: 'permanent' } }],
    },
  ],
});
