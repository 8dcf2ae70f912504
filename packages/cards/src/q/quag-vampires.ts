import { card } from '@ettin/schema';

export default card({
  name: 'Quag Vampires',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Rogue'],
  power: 1,
  toughness: 1,
  keywords: [
    { k: 'multikicker', cost: { mana: '{1}{B}' } },
    { k: 'landwalk', land: { subtypes: ['Swamp'] } },
  ],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: { timesKicked: true } }],
    },
  ],
});
