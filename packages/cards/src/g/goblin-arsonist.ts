import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Arsonist',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Shaman'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'may', effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }] }],
    },
  ],
});
