import { card } from '@ettin/schema';

export default card({
  name: 'Faithless Looting',
  manaCost: '{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'discard', who: 'you', amount: 2 },
      ],
    },
  ],
});
