import { card } from '@ettin/schema';

export default card({
  name: 'Moss Viper',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Snake'],
  power: 1,
  toughness: 1,
  keywords: ['deathtouch'],
});
