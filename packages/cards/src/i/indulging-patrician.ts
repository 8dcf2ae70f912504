import { card } from '@ettin/schema';

export default card({
  name: 'Indulging Patrician',
  manaCost: '{1}{W}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Noble'],
  power: 1,
  toughness: 4,
  keywords: ['flying', 'lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'you' },
      if: { compare: [{ tally: 'lifeGained', of: 'you' }, '>=', 3] },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 3 }],
    },
  ],
});
