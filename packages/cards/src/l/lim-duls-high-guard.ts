import { card } from '@ettin/schema';

export default card({
  name: "Lim-Dûl's High Guard",
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Skeleton'],
  power: 2,
  toughness: 1,
  keywords: ['firstStrike'],
  abilities: [{ kind: 'activated', cost: { mana: '{1}{B}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
