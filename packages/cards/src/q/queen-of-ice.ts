import { card } from '@ettin/schema';

export default card({
  name: 'Queen of Ice',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Noble', 'Wizard'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toObject: { types: ['creature'] }, combat: true },
      effects: [
        { do: 'tap', what: 'it' },
        { do: 'apply', what: 'it', mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
      ],
    },
  ],
  layout: 'adventure',
  other: {
    name: 'Rage of Winter',
    manaCost: '{1}{U}',
    types: ['sorcery'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
        effects: [
          { do: 'tap', what: { target: 'creature' } },
          {
            do: 'apply',
            what: { target: 'creature' },
            mods: [{ mod: 'doesntUntap' }],
            duration: 'nextUntapStep',
          },
        ],
      },
    ],
  },
});
