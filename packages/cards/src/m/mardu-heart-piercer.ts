import { card } from '@ettin/schema';

export default card({
  name: 'Mardu Heart-Piercer',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Archer'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { compare: [{ tally: 'attackersDeclared', of: 'you' }, '>=', 1] },
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
    },
  ],
});
