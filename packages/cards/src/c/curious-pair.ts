import { card } from '@ettin/schema';

export default card({
  name: 'Curious Pair',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Peasant'],
  power: 1,
  toughness: 3,
  layout: 'adventure',
  other: {
    name: 'Treats to Share',
    manaCost: '{G}',
    types: ['sorcery'],
    subtypes: ['Adventure'],
    abilities: [{ kind: 'spell', effects: [{ do: 'createToken', who: 'you', token: 'food' }] }],
  },
});
