import { card } from '@ettin/schema';

export default card({
  name: 'Slagstorm',
  manaCost: '{1}{R}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          { effects: [{ do: 'damage', to: { each: { types: ['creature'] } }, amount: 3 }] },
          { effects: [{ do: 'damage', to: 'eachPlayer', amount: 3 }] },
        ],
      },
    },
  ],
});
