import { card } from '@ettin/schema';

export default card({
  name: 'Leyline of Sanctity',
  manaCost: '{2}{W}{W}',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ rule: 'playerHexproof', who: 'you' }] }],
  openingHand: true,
});
