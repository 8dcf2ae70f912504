import { card } from '@ettin/schema';

export default card({
  name: 'Steady Progress',
  manaCost: '{2}{U}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'proliferate' }, { do: 'draw', who: 'you', amount: 1 }] }],
});
