import { card } from '@ettin/schema';

export default card({
  name: 'Jeskai Windscout',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Bird', 'Scout'],
  power: 2,
  toughness: 1,
  keywords: ['flying', 'prowess'],
});
