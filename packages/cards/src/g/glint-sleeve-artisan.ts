import { card } from '@ettin/schema';

export default card({
  name: 'Glint-Sleeve Artisan',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Artificer'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'fabricate', n: 1 }],
});
