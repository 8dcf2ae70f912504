import { card } from '@ettin/schema';

export default card({
  name: 'Young Pyromancer',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Shaman'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Elemental'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
