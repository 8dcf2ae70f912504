import { card } from '@ettin/schema';

export default card({
  name: 'Screeching Buzzard',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [{ do: 'discard', who: 'opponents', amount: 1 }],
    },
  ],
});
