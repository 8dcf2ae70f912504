import { card } from '@ettin/schema';

export default card({
  name: 'Rule of Law',
  manaCost: '{2}{W}',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ rule: 'castLimit', who: 'all', n: 1 }] }],
});
