import { card } from '@ettin/schema';

export default card({
  name: 'Skirk Marauder',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'morph', cost: { mana: '{2}{R}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'turnedFaceUp', what: 'self' },
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
    },
  ],
});
