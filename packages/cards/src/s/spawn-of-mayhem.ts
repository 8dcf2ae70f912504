import { card } from '@ettin/schema';

export default card({
  name: 'Spawn of Mayhem',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Demon'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'spectacle', cost: { mana: '{1}{B}{B}' } }, 'flying', 'trample'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'damage', to: 'eachPlayer', amount: 1 },
        {
          do: 'if',
          if: { compare: [{ lifeOf: 'you' }, '<=', 10] },
          then: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
        },
      ],
    },
  ],
});
