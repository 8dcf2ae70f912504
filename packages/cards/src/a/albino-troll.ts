import { card } from '@ettin/schema';

export default card({
  name: 'Albino Troll',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Troll'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'echo', cost: { mana: '{1}{G}' } }],
  abilities: [{ kind: 'activated', cost: { mana: '{1}{G}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
