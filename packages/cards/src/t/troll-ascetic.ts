import { card } from '@ettin/schema';

export default card({
  name: 'Troll Ascetic',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Troll', 'Shaman'],
  power: 3,
  toughness: 2,
  keywords: ['hexproof'],
  abilities: [{ kind: 'activated', cost: { mana: '{1}{G}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
