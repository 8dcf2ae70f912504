import { card } from '@ettin/schema';

export default card({
  name: 'Slippery Bogle',
  manaCost: '{G/U}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 1,
  toughness: 1,
  keywords: ['hexproof'],
});
