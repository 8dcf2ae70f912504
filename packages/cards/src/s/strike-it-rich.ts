import { card } from '@ettin/schema';

export default card({
  name: 'Strike It Rich',
  manaCost: '{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{R}' } }],
  abilities: [{ kind: 'spell', effects: [{ do: 'createToken', who: 'you', token: 'treasure' }] }],
});
