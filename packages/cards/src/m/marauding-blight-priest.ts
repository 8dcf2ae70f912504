import { card } from '@ettin/schema';

export default card({
  name: 'Marauding Blight-Priest',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Cleric'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});
