import { card } from '@ettin/schema';

export default card({
  name: "Jace's Ingenuity",
  manaCost: '{3}{U}{U}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 3 }] }],
});
