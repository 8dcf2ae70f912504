import { card } from '@ettin/schema';

export default card({
  name: 'Academy Drake',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Drake'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'kicker', costs: [{ mana: '{4}' }] }, 'flying'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: 2 }],
      if: { cast: 'kicked' },
    },
  ],
});
