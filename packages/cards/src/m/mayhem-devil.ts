import { card } from '@ettin/schema';

export default card({
  name: 'Mayhem Devil',
  manaCost: '{1}{B}{R}',
  types: ['creature'],
  subtypes: ['Devil'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'sacrifice', who: 'eachPlayer' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
