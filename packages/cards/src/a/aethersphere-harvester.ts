import { card } from '@ettin/schema';

export default card({
  name: 'Aethersphere Harvester',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 3,
  toughness: 5,
  keywords: ['flying', { k: 'crew', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }],
    },
    {
      kind: 'activated',
      cost: { energy: 1 },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'gain', keywords: ['lifelink'] }], duration: 'endOfTurn' },
      ],
    },
  ],
});
