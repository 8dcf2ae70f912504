import { card } from '@ettin/schema';

export default card({
  name: "Oona's Gatewarden",
  manaCost: '{U/B}',
  types: ['creature'],
  subtypes: ['Faerie', 'Soldier'],
  power: 2,
  toughness: 1,
  keywords: ['defender', 'flying', 'wither'],
});
