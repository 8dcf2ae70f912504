import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Stormkin',
  manaCost: '{U}{R}',
  types: ['creature'],
  subtypes: ['Elemental', 'Wizard'],
  power: 2,
  toughness: 2,
  keywords: ['flying', 'haste'],
});
