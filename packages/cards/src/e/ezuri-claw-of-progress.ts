import { card } from '@ettin/schema';

export default card({
  name: 'Ezuri, Claw of Progress',
  manaCost: '{2}{G}{U}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Phyrexian', 'Elf', 'Warrior'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'you', power: { is: '<=', than: 2 } } },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'experience', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'beginCombat', whose: 'you' },
      targets: [
        { id: 'creature', what: { object: { types: ['creature'], controller: 'you', other: true } } },
      ],
      effects: [
        {
          do: 'addCounters',
          what: { target: 'creature' },
          kind: '+1/+1',
          count: { playerCounters: 'experience', of: 'you' },
        },
      ],
    },
  ],
});
