import { card } from '@ettin/schema';

export default card({
  name: 'Llanowar Knight',
  manaCost: '{G}{W}',
  types: ['creature'],
  subtypes: ['Elf', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'protection', from: { colors: ['B'] } }],
});
