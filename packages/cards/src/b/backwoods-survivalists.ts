import { card } from '@ettin/schema';

export default card({
  name: 'Backwoods Survivalists',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 4,
  toughness: 3,
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['trample'] },
      ],
    },
  ],
});
