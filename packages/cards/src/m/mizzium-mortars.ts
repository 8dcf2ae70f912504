import { card } from '@ettin/schema';

export default card({
  name: 'Mizzium Mortars',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'overload', cost: { mana: '{3}{R}{R}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'notYou' } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
