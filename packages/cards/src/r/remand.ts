import { card } from '@ettin/schema';

export default card({
  name: 'Remand',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        { do: 'counter', what: { target: 'spell' }, to: 'hand' },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
