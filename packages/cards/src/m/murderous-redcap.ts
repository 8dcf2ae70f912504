import { card } from '@ettin/schema';

export default card({
  name: 'Murderous Redcap',
  manaCost: '{2}{B/R}{B/R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Assassin'],
  power: 2,
  toughness: 2,
  keywords: ['persist'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: { powerOf: 'self' } }],
    },
  ],
});
