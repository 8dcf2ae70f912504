import { card } from '@ettin/schema';

export default card({
  name: 'Kelsien, the Plague',
  manaCost: '{R}{W}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Assassin'],
  power: 2,
  toughness: 2,
  keywords: ['vigilance', 'haste'],
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'pt',
          power: { playerCounters: 'experience', of: 'you' },
          toughness: { playerCounters: 'experience', of: 'you' },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'notYou' } } }],
      effects: [
        { do: 'damage', to: { target: 'creature' }, amount: 1 },
        {
          do: 'delayed',
          when: { on: 'dies', what: { among: { target: 'creature' } } },
          duration: 'endOfTurn',
          effects: [{ do: 'playerCounters', who: 'you', kind: 'experience', count: 1 }],
          bind: ['creature'],
        },
      ],
    },
  ],
});
