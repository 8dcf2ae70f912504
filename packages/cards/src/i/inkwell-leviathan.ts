import { card } from '@ettin/schema';

export default card({
  name: 'Inkwell Leviathan',
  manaCost: '{7}{U}{U}',
  types: ['artifact', 'creature'],
  subtypes: ['Leviathan'],
  power: 7,
  toughness: 11,
  keywords: ['trample', { k: 'landwalk', land: { subtypes: ['Island'] } }, 'shroud'],
});
