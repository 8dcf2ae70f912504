import { card } from '@ettin/schema';

export default card({
  name: 'Vampire Opportunist',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{6}{B}' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
