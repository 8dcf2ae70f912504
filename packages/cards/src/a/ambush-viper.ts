import { card } from '@ettin/schema';

export default card({
  name: 'Ambush Viper',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Snake'],
  power: 2,
  toughness: 1,
  keywords: ['flash', 'deathtouch'],
});
