import { card } from '@ettin/schema';

export default card({
  name: 'Light Up the Stage',
  manaCost: '{2}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'spectacle', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'exileTop', whose: 'you', amount: 2, as: 'cards' },
        { do: 'mayPlay', what: { bound: 'cards' }, duration: 'thisTurnAndNext' },
      ],
    },
  ],
});
