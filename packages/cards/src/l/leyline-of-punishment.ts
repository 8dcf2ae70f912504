import { card } from '@ettin/schema';

export default card({
  name: 'Leyline of Punishment',
  manaCost: '{2}{R}{R}',
  types: ['enchantment'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'cantGainLife', who: 'all' }] },
    { kind: 'static', rules: [{ rule: 'damageCantBePrevented' }] },
  ],
  openingHand: true,
});
