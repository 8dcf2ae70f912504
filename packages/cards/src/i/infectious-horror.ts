import { card } from '@ettin/schema';

export default card({
  name: 'Infectious Horror',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Horror'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 2 }],
    },
  ],
});
