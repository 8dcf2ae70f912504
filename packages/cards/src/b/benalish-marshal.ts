import { card } from '@ettin/schema';

export default card({
  name: 'Benalish Marshal',
  manaCost: '{W}{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you', other: true } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
