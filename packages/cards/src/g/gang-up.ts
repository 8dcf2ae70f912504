import { card } from '@ettin/schema';

export default card({
  name: 'Gang Up',
  manaCost: '{X}{B}',
  types: ['instant'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'creature', what: { object: { types: ['creature'], power: { is: '<=', than: 'X' } } } },
      ],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
