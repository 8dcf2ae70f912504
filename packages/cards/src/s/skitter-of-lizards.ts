import { card } from '@ettin/schema';

export default card({
  name: 'Skitter of Lizards',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Lizard'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'multikicker', cost: { mana: '{1}{R}' } }, 'haste'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: { timesKicked: true } }],
    },
  ],
});
