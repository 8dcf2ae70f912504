import { card } from '@ettin/schema';

export default card({
  name: 'Cudgel Troll',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Troll'],
  power: 4,
  toughness: 3,
  abilities: [{ kind: 'activated', cost: { mana: '{G}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
