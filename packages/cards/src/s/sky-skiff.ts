import { card } from '@ettin/schema';

export default card({
  name: 'Sky Skiff',
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 2,
  toughness: 3,
  keywords: ['flying', { k: 'crew', n: 1 }],
});
