import { card } from '@ettin/schema';

export default card({
  name: 'Regna, the Redeemer',
  manaCost: '{5}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Angel'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'partnerWith', name: 'Krav, the Unredeemed' }, 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'each' },
      if: { compare: [{ tally: 'lifeGained', of: 'team' }, '>=', 1] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
          count: 2,
        },
      ],
    },
  ],
});
