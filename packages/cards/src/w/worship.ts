import { card } from '@ettin/schema';

export default card({
  name: 'Worship',
  manaCost: '{3}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      if: { exists: { types: ['creature'], controller: 'you' } },
      rules: [{ rule: 'damageFloor', who: 'you', n: 1 }],
    },
  ],
});
