import { card } from '@ettin/schema';

export default card({
  name: 'Wall of Omens',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 0,
  toughness: 4,
  keywords: ['defender'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
