import { card } from '@ettin/schema';

export default card({
  name: 'Affectionate Indrik',
  manaCost: '{5}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'theirs', what: { object: { types: ['creature'], controller: 'notYou' } } }],
      effects: [{ do: 'may', effects: [{ do: 'fight', a: 'self', b: { target: 'theirs' } }] }],
    },
  ],
});
