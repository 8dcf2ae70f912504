import { card } from '@ettin/schema';

export default card({
  name: 'Woolly Loxodon',
  manaCost: '{5}{G}{G}',
  types: ['creature'],
  subtypes: ['Elephant', 'Warrior'],
  power: 6,
  toughness: 7,
  keywords: [{ k: 'morph', cost: { mana: '{5}{G}' } }],
});
