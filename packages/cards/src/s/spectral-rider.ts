import { card } from '@ettin/schema';

export default card({
  name: 'Spectral Rider',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Spirit', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['intimidate'],
});
