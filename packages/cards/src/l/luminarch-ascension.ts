import { card } from '@ettin/schema';

export default card({
  name: 'Luminarch Ascension',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'opponents' },
      if: { compare: [{ tally: 'lifeLost', of: 'you' }, '=', 0] },
      effects: [{ do: 'may', effects: [{ do: 'addCounters', what: 'self', kind: 'quest', count: 1 }] }],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{W}' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Angel'],
            power: 4,
            toughness: 4,
            keywords: ['flying'],
          },
        },
      ],
      if: { compare: [{ countersOn: 'self', kind: 'quest' }, '>=', 4] },
    },
  ],
});
