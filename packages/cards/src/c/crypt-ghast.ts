import { card } from '@ettin/schema';

export default card({
  name: 'Crypt Ghast',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Spirit'],
  power: 2,
  toughness: 2,
  keywords: ['extort'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'tapForMana', what: { subtypes: ['Swamp'] }, who: 'you' },
      effects: [{ do: 'addMana', mana: '{B}' }],
    },
  ],
});
