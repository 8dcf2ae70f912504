import { card } from '@ettin/schema';

export default card({
  name: 'Thing in the Ice',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Horror'],
  power: 0,
  toughness: 4,
  keywords: ['defender'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: 'ice', count: 4 }],
    },
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [
        { do: 'removeCounters', what: 'self', kind: 'ice', count: 1 },
        {
          do: 'if',
          if: { compare: [{ countersOn: 'self', kind: 'ice' }, '=', 0] },
          then: [{ do: 'transform', what: 'self' }],
        },
      ],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Awoken Horror',
    colors: ['U'],
    types: ['creature'],
    subtypes: ['Kraken', 'Horror'],
    power: 7,
    toughness: 8,
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'transforms', what: 'self' },
        effects: [
          { do: 'move', what: { each: { types: ['creature'], notSubtypes: ['Horror'] } }, to: 'hand' },
        ],
      },
    ],
  },
});
