import { card } from '@ettin/schema';

export default card({
  name: 'Sengir Vampire',
  manaCost: '{3}{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 4,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], dealtDamageBy: 'self' } },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
