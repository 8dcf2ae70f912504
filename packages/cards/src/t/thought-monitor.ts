import { card } from '@ettin/schema';

export default card({
  name: 'Thought Monitor',
  manaCost: '{6}{U}',
  types: ['artifact', 'creature'],
  subtypes: ['Construct'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'affinity', for: { types: ['artifact'], controller: 'you' } }, 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 2 }],
    },
  ],
});
