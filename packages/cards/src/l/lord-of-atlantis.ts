import { card } from '@ettin/schema';

export default card({
  name: 'Lord of Atlantis',
  manaCost: '{U}{U}',
  types: ['creature'],
  subtypes: ['Merfolk'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Merfolk'], other: true } },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: [{ k: 'landwalk', land: { subtypes: ['Island'] } }] },
      ],
    },
  ],
});
