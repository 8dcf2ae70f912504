import { card } from '@ettin/schema';

export default card({
  name: 'Rampaging Baloths',
  manaCost: '{4}{G}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 6,
  toughness: 6,
  keywords: ['trample'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Beast'], power: 4, toughness: 4 },
        },
      ],
    },
  ],
});
