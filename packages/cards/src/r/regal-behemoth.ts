import { card } from '@ettin/schema';

export default card({
  name: 'Regal Behemoth',
  manaCost: '{4}{G}{G}',
  types: ['creature'],
  subtypes: ['Dinosaur'],
  power: 5,
  toughness: 5,
  keywords: ['trample'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
    {
      kind: 'triggered',
      when: { on: 'tapForMana', what: { types: ['land'] }, who: 'you' },
      if: { isMonarch: 'you' },
      effects: [{ do: 'addMana', anyOneColor: 1 }],
    },
  ],
});
