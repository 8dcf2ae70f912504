import { card } from '@ettin/schema';

export default card({
  name: 'Selesnya Evangel',
  manaCost: '{G}{W}',
  types: ['creature'],
  subtypes: ['Elf', 'Shaman'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}', tapSelf: true, tap: { what: { types: ['creature'] } } },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
