import { card } from '@ettin/schema';

export default card({
  name: 'Condemn',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], attacking: true } } }],
      effects: [
        { do: 'move', what: { target: 'creature' }, to: 'library', position: 'bottom' },
        {
          do: 'gainLife',
          who: { controllerOf: { target: 'creature' } },
          amount: { toughnessOf: { target: 'creature' } },
        },
      ],
    },
  ],
});
