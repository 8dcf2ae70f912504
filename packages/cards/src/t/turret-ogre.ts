import { card } from '@ettin/schema';

export default card({
  name: 'Turret Ogre',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Ogre', 'Warrior'],
  power: 4,
  toughness: 3,
  keywords: ['reach'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { exists: { types: ['creature'], controller: 'you', other: true, power: { is: '>=', than: 4 } } },
      effects: [{ do: 'damage', to: 'opponents', amount: 2 }],
    },
  ],
});
