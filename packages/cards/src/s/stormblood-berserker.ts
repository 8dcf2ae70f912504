import { card } from '@ettin/schema';

export default card({
  name: 'Stormblood Berserker',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Berserker'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'bloodthirst', n: 2 }, 'menace'],
});
