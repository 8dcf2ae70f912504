import { card } from '@ettin/schema';

export default card({
  name: 'Kor Sanctifiers',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Kor', 'Cleric'],
  power: 2,
  toughness: 3,
  keywords: [{ k: 'kicker', costs: [{ mana: '{W}' }] }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'kicked' },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
