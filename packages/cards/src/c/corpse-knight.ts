import { card } from '@ettin/schema';

export default card({
  name: 'Corpse Knight',
  manaCost: '{W}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Knight'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }],
    },
  ],
});
