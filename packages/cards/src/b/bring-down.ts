import { card } from '@ettin/schema';

export default card({
  name: 'Bring Down',
  manaCost: '{3}{W}',
  types: ['sorcery'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], power: { is: '>=', than: 4 } } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
