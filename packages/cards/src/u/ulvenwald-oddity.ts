import { card } from '@ettin/schema';

export default card({
  name: 'Ulvenwald Oddity',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 4,
  toughness: 4,
  keywords: ['trample', 'haste'],
  abilities: [
    { kind: 'activated', cost: { mana: '{5}{G}{G}' }, effects: [{ do: 'transform', what: 'self' }] },
  ],
  layout: 'transform',
  other: {
    name: 'Ulvenwald Behemoth',
    colors: ['G'],
    types: ['creature'],
    subtypes: ['Beast', 'Horror'],
    power: 8,
    toughness: 8,
    keywords: ['trample', 'haste'],
    abilities: [
      {
        kind: 'static',
        affects: { each: { types: ['creature'], controller: 'you', other: true } },
        mods: [
          { mod: 'pt', power: 1, toughness: 1 },
          { mod: 'gain', keywords: ['trample', 'haste'] },
        ],
      },
    ],
  },
});
