import { card } from '@ettin/schema';

export default card({
  name: 'Drudge Skeletons',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Skeleton'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'activated', cost: { mana: '{B}' }, effects: [{ do: 'regenerate', what: 'self' }] }],
});
