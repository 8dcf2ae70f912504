import { card } from '@ettin/schema';

export default card({
  name: 'Stormchaser Mage',
  manaCost: '{U}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 1,
  toughness: 3,
  keywords: ['flying', 'haste', 'prowess'],
});
