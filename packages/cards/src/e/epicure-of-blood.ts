import { card } from '@ettin/schema';

export default card({
  name: 'Epicure of Blood',
  manaCost: '{4}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});
