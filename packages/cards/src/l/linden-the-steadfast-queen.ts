import { card } from '@ettin/schema';

export default card({
  name: 'Linden, the Steadfast Queen',
  manaCost: '{W}{W}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Noble'],
  power: 3,
  toughness: 3,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], colors: ['W'], controller: 'you' } },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
