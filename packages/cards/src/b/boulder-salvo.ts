import { card } from '@ettin/schema';

export default card({
  name: 'Boulder Salvo',
  manaCost: '{4}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'surge', cost: { mana: '{1}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
