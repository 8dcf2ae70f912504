import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Chieftain',
  manaCost: '{1}{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
  power: 2,
  toughness: 2,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], subtypes: ['Goblin'], controller: 'you', other: true } },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['haste'] },
      ],
    },
  ],
});
