import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Ruinblaster',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Shaman'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'kicker', costs: [{ mana: '{R}' }] }, 'haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'kicked' },
      targets: [{ id: 'permanent', what: { object: { types: ['land'], notSupertypes: ['basic'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
