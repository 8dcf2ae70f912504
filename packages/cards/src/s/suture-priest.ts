import { card } from '@ettin/schema';

export default card({
  name: 'Suture Priest',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Cleric'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'may', effects: [{ do: 'gainLife', who: 'you', amount: 1 }] }],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'opponent' } },
      effects: [{ do: 'may', effects: [{ do: 'loseLife', who: { controllerOf: 'it' }, amount: 1 }] }],
    },
  ],
});
