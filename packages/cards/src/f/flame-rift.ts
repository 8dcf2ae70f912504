import { card } from '@ettin/schema';

export default card({
  name: 'Flame Rift',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'damage', to: 'eachPlayer', amount: 4 }] }],
});
