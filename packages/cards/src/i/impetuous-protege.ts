import { card } from '@ettin/schema';

export default card({
  name: 'Impetuous Protege',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 0,
  toughness: 4,
  keywords: [{ k: 'partnerWith', name: 'Proud Mentor' }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            {
              mod: 'pt',
              power: {
                greatest: 'power',
                among: { types: ['creature'], tapped: true, controller: 'opponent' },
              },
              toughness: 0,
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
