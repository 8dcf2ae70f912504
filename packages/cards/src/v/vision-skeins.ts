import { card } from '@ettin/schema';

export default card({
  name: 'Vision Skeins',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'eachPlayer', amount: 2 }] }],
});
