import { card } from '@ettin/schema';

export default card({
  name: 'Twisted Abomination',
  manaCost: '{5}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Mutant'],
  power: 5,
  toughness: 3,
  keywords: [{ k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Swamp'] } }],
  abilities: [{ kind: 'activated', cost: { mana: '{B}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
