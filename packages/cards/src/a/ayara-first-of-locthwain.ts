import { card } from '@ettin/schema';

export default card({
  name: 'Ayara, First of Locthwain',
  manaCost: '{B}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Elf', 'Noble'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'enters', what: { types: ['creature'], colors: ['B'], controller: 'you', other: true } },
      ],
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrifice: { what: { types: ['creature'], colors: ['B'], other: true } } },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
