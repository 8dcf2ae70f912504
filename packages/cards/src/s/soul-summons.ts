import { card } from '@ettin/schema';

export default card({
  name: 'Soul Summons',
  manaCost: '{1}{W}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'manifest', who: 'you' }] }],
});
