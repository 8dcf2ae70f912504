import { card } from '@ettin/schema';

export default card({
  name: 'Akoum Warrior',
  manaCost: '{5}{R}',
  types: ['creature'],
  subtypes: ['Minotaur', 'Warrior'],
  power: 4,
  toughness: 5,
  keywords: ['trample'],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Akoum Teeth',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{R}' }] },
    ],
  },
});
