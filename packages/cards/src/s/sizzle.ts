import { card } from '@ettin/schema';

export default card({
  name: 'Sizzle',
  manaCost: '{2}{R}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'damage', to: 'opponents', amount: 3 }] }],
});
