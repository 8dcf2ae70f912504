import { card } from '@ettin/schema';

export default card({
  name: 'Khenra Eternal',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Jackal', 'Warrior'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'afflict', n: 1 }],
});
