import { card } from '@ettin/schema';

export default card({
  name: 'Desperate Ravings',
  manaCost: '{1}{R}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'discard', who: 'you', amount: 1, random: true },
      ],
    },
  ],
});
