import { card } from '@ettin/schema';

export default card({
  name: 'Ghitu Lavarunner',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      if: {
        compare: [{ count: { zone: 'graveyard', types: ['instant', 'sorcery'], owner: 'you' } }, '>=', 2],
      },
      mods: [
        { mod: 'pt', power: 1, toughness: 0 },
        { mod: 'gain', keywords: ['haste'] },
      ],
    },
  ],
});
