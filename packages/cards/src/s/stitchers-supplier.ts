import { card } from '@ettin/schema';

export default card({
  name: "Stitcher's Supplier",
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'dies', what: 'self' },
      ],
      effects: [{ do: 'mill', who: 'you', amount: 3 }],
    },
  ],
});
