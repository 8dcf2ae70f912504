import { card } from '@ettin/schema';

export default card({
  name: 'Myr Convert',
  manaCost: '{2}',
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian', 'Myr'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'toxic', n: 1 }],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true, payLife: 2 }, effects: [{ do: 'addMana', anyOneColor: 1 }] },
  ],
});
