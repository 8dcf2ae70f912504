import { card } from '@ettin/schema';

export default card({
  name: 'Sanctum Seeker',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Knight'],
  power: 3,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { subtypes: ['Vampire'], controller: 'you' } },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
