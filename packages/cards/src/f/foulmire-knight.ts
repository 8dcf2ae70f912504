import { card } from '@ettin/schema';

export default card({
  name: 'Foulmire Knight',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Knight'],
  power: 1,
  toughness: 1,
  keywords: ['deathtouch'],
  layout: 'adventure',
  other: {
    name: 'Profane Insight',
    manaCost: '{2}{B}',
    types: ['instant'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'loseLife', who: 'you', amount: 1 },
        ],
      },
    ],
  },
});
