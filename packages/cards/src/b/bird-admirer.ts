import { card } from '@ettin/schema';

export default card({
  name: 'Bird Admirer',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Archer', 'Werewolf'],
  power: 1,
  toughness: 4,
  keywords: ['reach', 'daybound'],
  layout: 'transform',
  other: {
    name: 'Wing Shredder',
    colors: ['G'],
    types: ['creature'],
    subtypes: ['Werewolf'],
    power: 3,
    toughness: 5,
    keywords: ['reach', 'nightbound'],
  },
});
