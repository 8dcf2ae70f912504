import { card } from '@ettin/schema';

export default card({
  name: 'Kazandu Mammoth',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Elephant'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 2, toughness: 2 }], duration: 'endOfTurn' },
      ],
    },
  ],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Kazandu Valley',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
    ],
  },
});
