import { card } from '@ettin/schema';

export default card({
  name: 'Irontread Crusher',
  manaCost: '{4}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 6,
  toughness: 6,
  keywords: [{ k: 'crew', n: 3 }],
});
