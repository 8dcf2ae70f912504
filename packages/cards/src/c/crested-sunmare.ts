import { card } from '@ettin/schema';

export default card({
  name: 'Crested Sunmare',
  manaCost: '{3}{W}{W}',
  types: ['creature'],
  subtypes: ['Horse'],
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'static',
      affects: { each: { subtypes: ['Horse'], controller: 'you', other: true } },
      mods: [{ mod: 'gain', keywords: ['indestructible'] }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'each' },
      if: { compare: [{ tally: 'lifeGained', of: 'you' }, '>', 0] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Horse'], power: 5, toughness: 5 },
        },
      ],
    },
  ],
});
