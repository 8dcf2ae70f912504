import { card } from '@ettin/schema';

export default card({
  name: 'Improvised Weaponry',
  manaCost: '{2}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'any' }, amount: 2 },
        { do: 'createToken', who: 'you', token: 'treasure' },
      ],
    },
  ],
});
