import { card } from '@ettin/schema';

export default card({
  name: 'Soltari Priest',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Soltari', 'Cleric'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'protection', from: { colors: ['R'] } }, 'shadow'],
});
