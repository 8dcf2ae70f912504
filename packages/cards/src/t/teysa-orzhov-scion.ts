import { card } from '@ettin/schema';

export default card({
  name: 'Teysa, Orzhov Scion',
  manaCost: '{1}{W}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Advisor'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'], colors: ['W'] }, count: 3 } },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'exile', what: { target: 'creature' } }],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], colors: ['B'], controller: 'you', other: true } },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Spirit'],
            power: 1,
            toughness: 1,
            keywords: ['flying'],
          },
        },
      ],
    },
  ],
});
