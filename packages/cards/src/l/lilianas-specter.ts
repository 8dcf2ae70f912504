import { card } from '@ettin/schema';

export default card({
  name: "Liliana's Specter",
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Specter'],
  power: 2,
  toughness: 1,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'discard', who: 'opponents', amount: 1 }],
    },
  ],
});
