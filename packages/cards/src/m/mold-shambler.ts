import { card } from '@ettin/schema';

export default card({
  name: 'Mold Shambler',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Fungus', 'Beast'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'kicker', costs: [{ mana: '{1}{G}' }] }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'kicked' },
      targets: [{ id: 'permanent', what: { object: { notTypes: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
