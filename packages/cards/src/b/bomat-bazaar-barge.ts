import { card } from '@ettin/schema';

export default card({
  name: 'Bomat Bazaar Barge',
  manaCost: '{4}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 5,
  toughness: 5,
  keywords: [{ k: 'crew', n: 3 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
