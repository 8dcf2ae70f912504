import { card } from '@ettin/schema';

export default card({
  name: 'Darksteel Citadel',
  types: ['artifact', 'land'],
  keywords: ['indestructible'],
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}' }] }],
});
