import { card } from '@ettin/schema';

export default card({
  name: 'Breath of Malfegor',
  manaCost: '{3}{B}{R}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'damage', to: 'opponents', amount: 5 }] }],
});
