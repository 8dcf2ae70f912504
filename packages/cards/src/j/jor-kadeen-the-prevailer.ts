import { card } from '@ettin/schema';

export default card({
  name: 'Jor Kadeen, the Prevailer',
  manaCost: '{3}{R}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 5,
  toughness: 4,
  keywords: ['firstStrike'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'pt', power: 3, toughness: 0 }],
    },
  ],
});
