import { card } from '@ettin/schema';

export default card({
  name: 'Sickle Dancer',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: { exists: { subtypes: ['Warrior'], controller: 'team', other: true } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 1 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
