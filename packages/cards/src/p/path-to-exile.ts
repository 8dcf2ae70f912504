import { card } from '@ettin/schema';

export default card({
  name: 'Path to Exile',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'exile', what: { target: 'creature' } },
        {
          do: 'may',
          who: { controllerOf: { target: 'creature' } },
          effects: [
            {
              do: 'search',
              who: { controllerOf: { target: 'creature' } },
              filter: { types: ['land'], supertypes: ['basic'] },
              max: 1,
              to: 'battlefield',
              tapped: true,
            },
            { do: 'shuffle', who: { controllerOf: { target: 'creature' } } },
          ],
        },
      ],
    },
  ],
});
