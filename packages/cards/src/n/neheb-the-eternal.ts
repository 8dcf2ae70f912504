import { card } from '@ettin/schema';

export default card({
  name: 'Neheb, the Eternal',
  manaCost: '{3}{R}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Zombie', 'Minotaur', 'Warrior'],
  power: 4,
  toughness: 6,
  keywords: [{ k: 'afflict', n: 3 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'main2', whose: 'you' },
      effects: [{ do: 'addMana', mana: '{R}', times: { tally: 'lifeLost', of: 'opponents' } }],
    },
  ],
});
