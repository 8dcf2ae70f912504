import { card } from '@ettin/schema';

export default card({
  name: 'Harmonize',
  manaCost: '{2}{G}{G}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 3 }] }],
});
