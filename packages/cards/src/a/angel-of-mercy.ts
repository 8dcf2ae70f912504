import { card } from '@ettin/schema';

export default card({
  name: 'Angel of Mercy',
  manaCost: '{4}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 3,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
    },
  ],
});
