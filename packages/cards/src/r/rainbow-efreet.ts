import { card } from '@ettin/schema';

export default card({
  name: 'Rainbow Efreet',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Efreet'],
  power: 3,
  toughness: 1,
  keywords: ['flying'],
  abilities: [{ kind: 'activated', cost: { mana: '{U}{U}' }, effects: [{ do: 'phaseOut', what: 'self' }] }],
});
