import { card } from '@ettin/schema';

export default card({
  name: 'Boosted Sloop',
  manaCost: '{1}{U}{R}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 3,
  toughness: 3,
  keywords: ['menace', { k: 'crew', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attackersDeclared', who: 'you' },
      effects: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
    },
  ],
});
