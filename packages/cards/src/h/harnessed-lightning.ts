import { card } from '@ettin/schema';

export default card({
  name: 'Harnessed Lightning',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'playerCounters', who: 'you', kind: 'energy', count: 3 },
        { do: 'chooseNumber', who: 'you', min: 0, max: { playerCounters: 'energy', of: 'you' }, as: 'paid' },
        { do: 'payEnergy', who: 'you', count: { result: 'paid' } },
        { do: 'damage', to: { target: 'creature' }, amount: { result: 'paid' } },
      ],
    },
  ],
});
