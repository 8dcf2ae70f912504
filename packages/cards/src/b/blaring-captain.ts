import { card } from '@ettin/schema';

export default card({
  name: 'Blaring Captain',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Azra', 'Warrior'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'partnerWith', name: 'Blaring Recruiter' }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: { each: { subtypes: ['Warrior'], attacking: true } },
          mods: [{ mod: 'pt', power: 1, toughness: 1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
