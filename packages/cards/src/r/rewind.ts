import { card } from '@ettin/schema';

export default card({
  name: 'Rewind',
  manaCost: '{2}{U}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        { do: 'counter', what: { target: 'spell' } },
        { do: 'choose', from: { types: ['land'] }, min: 0, max: 4, as: 'lands' },
        { do: 'untap', what: { bound: 'lands' } },
      ],
    },
  ],
});
