import { card } from '@ettin/schema';

export default card({
  name: 'Grasping Thrull',
  manaCost: '{3}{W}{B}',
  types: ['creature'],
  subtypes: ['Thrull'],
  power: 3,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'damage', to: 'opponents', amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
