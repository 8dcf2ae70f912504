import { card } from '@ettin/schema';

export default card({
  name: 'Keldon Marauders',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'vanishing', n: 2 }],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'leaves', what: 'self' },
      ],
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
      effects: [{ do: 'damage', to: { target: 'whom' }, amount: 1 }],
    },
  ],
});
