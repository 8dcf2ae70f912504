import { card } from '@ettin/schema';

export default card({
  name: 'Thragtusk',
  manaCost: '{4}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 5,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 5 }],
    },
    {
      kind: 'triggered',
      when: { on: 'leaves', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Beast'], power: 3, toughness: 3 },
        },
      ],
    },
  ],
});
