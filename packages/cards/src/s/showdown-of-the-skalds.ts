import { card } from '@ettin/schema';

export default card({
  name: 'Showdown of the Skalds',
  manaCost: '{2}{R}{W}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [
        { do: 'exileTop', whose: 'you', amount: 4, as: 'cards' },
        { do: 'mayPlay', what: { bound: 'cards' }, duration: 'thisTurnAndNext' },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2, 3] },
      effects: [
        {
          do: 'delayed',
          when: { on: 'cast', who: 'you' },
          duration: 'endOfTurn',
          effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
          targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
        },
      ],
    },
  ],
  layout: 'saga',
});
