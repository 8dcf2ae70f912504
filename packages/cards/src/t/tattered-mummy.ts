import { card } from '@ettin/schema';

export default card({
  name: 'Tattered Mummy',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Jackal'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 2 }],
    },
  ],
});
