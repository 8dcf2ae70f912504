import { card } from '@ettin/schema';

export default card({
  name: 'History of Benalia',
  manaCost: '{1}{W}{W}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1, 2] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Knight'],
            power: 2,
            toughness: 2,
            keywords: ['vigilance'],
          },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'apply',
          what: { each: { subtypes: ['Knight'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 2, toughness: 1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'saga',
});
