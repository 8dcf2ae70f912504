import { card } from '@ettin/schema';

export default card({
  name: 'Typhoid Rats',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Rat'],
  power: 1,
  toughness: 1,
  keywords: ['deathtouch'],
});
