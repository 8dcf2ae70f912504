import { card } from '@ettin/schema';

export default card({
  name: 'Zealous Conscripts',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: {} } }],
      effects: [
        { do: 'gainControl', what: { target: 'permanent' }, duration: 'endOfTurn' },
        { do: 'untap', what: { target: 'permanent' } },
        {
          do: 'apply',
          what: { target: 'permanent' },
          mods: [{ mod: 'gain', keywords: ['haste'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
