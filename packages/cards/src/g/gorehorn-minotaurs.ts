import { card } from '@ettin/schema';

export default card({
  name: 'Gorehorn Minotaurs',
  manaCost: '{2}{R}{R}',
  types: ['creature'],
  subtypes: ['Minotaur', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'bloodthirst', n: 2 }],
});
