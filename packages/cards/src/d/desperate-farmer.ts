import { card } from '@ettin/schema';

export default card({
  name: 'Desperate Farmer',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Peasant'],
  power: 2,
  toughness: 2,
  keywords: ['lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'transform', what: 'self' }],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Depraved Harvester',
    colors: ['B'],
    types: ['creature'],
    subtypes: ['Human', 'Knight'],
    power: 4,
    toughness: 3,
    keywords: ['lifelink'],
  },
});
