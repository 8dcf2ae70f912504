import { card } from '@ettin/schema';

export default card({
  name: 'Ardent Recruit',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
      mods: [{ mod: 'pt', power: 2, toughness: 2 }],
    },
  ],
});
