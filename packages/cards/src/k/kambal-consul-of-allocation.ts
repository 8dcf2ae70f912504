import { card } from '@ettin/schema';

export default card({
  name: 'Kambal, Consul of Allocation',
  manaCost: '{1}{W}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Advisor'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'opponent', what: { notTypes: ['creature'] } },
      effects: [
        { do: 'loseLife', who: 'thatPlayer', amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
