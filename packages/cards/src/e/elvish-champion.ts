import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Champion',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Elf'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], subtypes: ['Elf'], other: true } },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: [{ k: 'landwalk', land: { subtypes: ['Forest'] } }] },
      ],
    },
  ],
});
