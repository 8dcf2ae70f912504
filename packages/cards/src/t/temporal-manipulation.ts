import { card } from '@ettin/schema';

export default card({
  name: 'Temporal Manipulation',
  manaCost: '{3}{U}{U}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'extraTurn', who: 'you' }] }],
});
