import { card } from '@ettin/schema';

export default card({
  name: 'Serra Ascendant',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Monk'],
  power: 1,
  toughness: 1,
  keywords: ['lifelink'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ lifeOf: 'you' }, '>=', 30] },
      mods: [
        { mod: 'pt', power: 5, toughness: 5 },
        { mod: 'gain', keywords: ['flying'] },
      ],
    },
  ],
});
