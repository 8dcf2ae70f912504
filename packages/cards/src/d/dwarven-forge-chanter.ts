import { card } from '@ettin/schema';

export default card({
  name: 'Dwarven Forge-Chanter',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Wizard'],
  power: 1,
  toughness: 3,
  keywords: [{ k: 'ward', cost: { payLife: 2 } }, 'prowess'],
});
