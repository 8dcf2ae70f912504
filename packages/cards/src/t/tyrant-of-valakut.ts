import { card } from '@ettin/schema';

export default card({
  name: 'Tyrant of Valakut',
  manaCost: '{5}{R}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 5,
  toughness: 4,
  keywords: [{ k: 'surge', cost: { mana: '{3}{R}{R}' } }, 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'surged' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 3 }],
    },
  ],
});
