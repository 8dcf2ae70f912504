import { card } from '@ettin/schema';

export default card({
  name: 'Branchblight Stalker',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Elf', 'Scout'],
  power: 3,
  toughness: 1,
  keywords: [{ k: 'toxic', n: 2 }],
});
