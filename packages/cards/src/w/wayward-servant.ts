import { card } from '@ettin/schema';

export default card({
  name: 'Wayward Servant',
  manaCost: '{W}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { subtypes: ['Zombie'], controller: 'you', other: true } },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
