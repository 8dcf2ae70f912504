import { card } from '@ettin/schema';

export default card({
  name: 'Dauthi Marauder',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Dauthi', 'Minion'],
  power: 3,
  toughness: 1,
  keywords: ['shadow'],
});
