import { card } from '@ettin/schema';

export default card({
  name: 'Lone Missionary',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Kor', 'Monk'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 4 }],
    },
  ],
});
