import { card } from '@ettin/schema';

export default card({
  name: 'Phyrexian Digester',
  manaCost: '{3}',
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian', 'Construct'],
  power: 2,
  toughness: 1,
  keywords: ['infect'],
});
