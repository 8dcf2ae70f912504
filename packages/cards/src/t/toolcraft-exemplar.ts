import { card } from '@ettin/schema';

export default card({
  name: 'Toolcraft Exemplar',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Artificer'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'beginCombat', whose: 'you' },
      if: { exists: { types: ['artifact'], controller: 'you' } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 2, toughness: 1 }], duration: 'endOfTurn' },
        {
          do: 'if',
          if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
          then: [
            {
              do: 'apply',
              what: 'self',
              mods: [{ mod: 'gain', keywords: ['firstStrike'] }],
              duration: 'endOfTurn',
            },
          ],
        },
      ],
    },
  ],
});
