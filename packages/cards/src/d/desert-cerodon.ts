import { card } from '@ettin/schema';

export default card({
  name: 'Desert Cerodon',
  manaCost: '{5}{R}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 6,
  toughness: 4,
  keywords: [{ k: 'cycling', cost: { mana: '{R}' } }],
});
