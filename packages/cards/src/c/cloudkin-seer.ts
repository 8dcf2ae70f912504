import { card } from '@ettin/schema';

export default card({
  name: 'Cloudkin Seer',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Elemental', 'Wizard'],
  power: 2,
  toughness: 1,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
