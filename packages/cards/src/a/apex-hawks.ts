import { card } from '@ettin/schema';

export default card({
  name: 'Apex Hawks',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'multikicker', cost: { mana: '{1}{W}' } }, 'flying'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: { timesKicked: true } }],
    },
  ],
});
