import { card } from '@ettin/schema';

export default card({
  name: 'Vampire Neonate',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 0,
  toughness: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{2}', tapSelf: true },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
