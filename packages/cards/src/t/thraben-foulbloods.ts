import { card } from '@ettin/schema';

export default card({
  name: 'Thraben Foulbloods',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Dog'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['menace'] },
      ],
    },
  ],
});
