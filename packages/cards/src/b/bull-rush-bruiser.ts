import { card } from '@ettin/schema';

export default card({
  name: 'Bull-Rush Bruiser',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Minotaur', 'Warrior'],
  power: 4,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: { exists: { subtypes: ['Warrior'], controller: 'team', other: true } },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'gain', keywords: ['firstStrike'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
