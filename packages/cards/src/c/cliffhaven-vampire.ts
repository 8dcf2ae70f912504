import { card } from '@ettin/schema';

export default card({
  name: 'Cliffhaven Vampire',
  manaCost: '{2}{W}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Warrior', 'Ally'],
  power: 2,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});
