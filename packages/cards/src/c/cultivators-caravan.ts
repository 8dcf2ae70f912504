import { card } from '@ettin/schema';

export default card({
  name: "Cultivator's Caravan",
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 5,
  toughness: 5,
  keywords: [{ k: 'crew', n: 3 }],
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', anyOneColor: 1 }] }],
});
