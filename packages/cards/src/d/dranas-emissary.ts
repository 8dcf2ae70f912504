import { card } from '@ettin/schema';

export default card({
  name: "Drana's Emissary",
  manaCost: '{1}{W}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Cleric', 'Ally'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
