import { card } from '@ettin/schema';

export default card({
  name: 'Umara Entangler',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Rogue', 'Ally'],
  power: 2,
  toughness: 1,
  keywords: ['prowess'],
});
