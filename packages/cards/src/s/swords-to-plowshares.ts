import { card } from '@ettin/schema';

export default card({
  name: 'Swords to Plowshares',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'exile', what: { target: 'creature' } },
        {
          do: 'gainLife',
          who: { controllerOf: { target: 'creature' } },
          amount: { powerOf: { target: 'creature' } },
        },
      ],
    },
  ],
});
