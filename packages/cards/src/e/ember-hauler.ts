import { card } from '@ettin/schema';

export default card({
  name: 'Ember Hauler',
  manaCost: '{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}', sacrificeSelf: true },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
    },
  ],
});
