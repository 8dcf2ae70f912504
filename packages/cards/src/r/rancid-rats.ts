import { card } from '@ettin/schema';

export default card({
  name: 'Rancid Rats',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Rat'],
  power: 1,
  toughness: 1,
  keywords: ['skulk', 'deathtouch'],
});
