import { card } from '@ettin/schema';

export default card({
  name: 'Blaring Recruiter',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Elf', 'Warrior'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Blaring Captain' }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{2}{W}' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
