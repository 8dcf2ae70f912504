import { card } from '@ettin/schema';

export default card({
  name: 'Chakram Slinger',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 2,
  toughness: 4,
  keywords: [{ k: 'partnerWith', name: 'Chakram Retriever' }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{R}', tapSelf: true },
      targets: [{ id: 'target', what: { player: 'any', object: { types: ['planeswalker'] } } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
    },
  ],
});
