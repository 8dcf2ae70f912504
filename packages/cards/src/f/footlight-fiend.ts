import { card } from '@ettin/schema';

export default card({
  name: 'Footlight Fiend',
  manaCost: '{B/R}',
  types: ['creature'],
  subtypes: ['Devil'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
