import { card } from '@ettin/schema';

export default card({
  name: 'Rankle, Master of Pranks',
  manaCost: '{2}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Faerie', 'Rogue'],
  power: 3,
  toughness: 3,
  keywords: ['flying', 'haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      modes: {
        min: 0,
        max: 3,
        options: [
          { effects: [{ do: 'discard', who: 'eachPlayer', amount: 1 }] },
          {
            effects: [
              { do: 'loseLife', who: 'eachPlayer', amount: 1 },
              { do: 'draw', who: 'eachPlayer', amount: 1 },
            ],
          },
          { effects: [{ do: 'sacrifice', who: 'eachPlayer', what: { types: ['creature'] }, count: 1 }] },
        ],
      },
    },
  ],
});
