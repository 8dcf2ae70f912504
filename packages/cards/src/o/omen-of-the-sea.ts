import { card } from '@ettin/schema';

export default card({
  name: 'Omen of the Sea',
  manaCost: '{1}{U}',
  types: ['enchantment'],
  keywords: ['flash'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'scry', who: 'you', amount: 2 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{2}{U}', sacrificeSelf: true },
      effects: [{ do: 'scry', who: 'you', amount: 2 }],
    },
  ],
});
