import { card } from '@ettin/schema';

export default card({
  name: 'Tangled Florahedron',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] }],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Tangled Vale',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
    ],
  },
});
