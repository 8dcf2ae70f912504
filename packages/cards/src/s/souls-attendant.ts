import { card } from '@ettin/schema';

export default card({
  name: "Soul's Attendant",
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], other: true } },
      effects: [{ do: 'may', effects: [{ do: 'gainLife', who: 'you', amount: 1 }] }],
    },
  ],
});
