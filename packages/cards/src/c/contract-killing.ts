import { card } from '@ettin/schema';

export default card({
  name: 'Contract Killing',
  manaCost: '{3}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'destroy', what: { target: 'creature' } },
        { do: 'createToken', who: 'you', token: 'treasure', count: 2 },
      ],
    },
  ],
});
