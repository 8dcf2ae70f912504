import { card } from '@ettin/schema';

export default card({
  name: 'Poison-Tip Archer',
  manaCost: '{2}{B}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Archer'],
  power: 2,
  toughness: 3,
  keywords: ['reach', 'deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], other: true } },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});
