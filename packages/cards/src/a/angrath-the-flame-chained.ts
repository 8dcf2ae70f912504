import { card } from '@ettin/schema';

export default card({
  name: 'Angrath, the Flame-Chained',
  manaCost: '{3}{B}{R}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Angrath'],
  loyalty: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      effects: [
        { do: 'discard', who: 'opponents', amount: 1 },
        { do: 'loseLife', who: 'opponents', amount: 2 },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -3 },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'gainControl', what: { target: 'creature' }, duration: 'endOfTurn' },
        { do: 'untap', what: { target: 'creature' } },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['haste'] }],
          duration: 'endOfTurn',
        },
        {
          do: 'delayed',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [
            {
              do: 'if',
              if: { object: { target: 'creature' }, is: { manaValue: { is: '<=', than: 3 } } },
              then: [{ do: 'sacrificeObject', what: { target: 'creature' } }],
            },
          ],
          bind: ['creature'],
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -8 },
      effects: [
        {
          do: 'forEachPlayer',
          who: 'opponents',
          effects: [
            {
              do: 'loseLife',
              who: 'thatPlayer',
              amount: { count: { zone: 'graveyard', owner: 'thatPlayer' } },
            },
          ],
        },
      ],
    },
  ],
});
