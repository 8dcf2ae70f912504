import { card } from '@ettin/schema';

export default card({
  name: 'Ghostly Prison',
  manaCost: '{2}{W}',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } }] }],
});
