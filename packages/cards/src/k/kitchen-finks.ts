import { card } from '@ettin/schema';

export default card({
  name: 'Kitchen Finks',
  manaCost: '{1}{G/W}{G/W}',
  types: ['creature'],
  subtypes: ['Ouphe'],
  power: 3,
  toughness: 2,
  keywords: ['persist'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 2 }],
    },
  ],
});
