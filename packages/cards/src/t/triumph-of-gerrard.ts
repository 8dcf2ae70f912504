import { card } from '@ettin/schema';

export default card({
  name: 'Triumph of Gerrard',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1, 2] },
      targets: [
        {
          id: 'creature',
          what: {
            object: {
              types: ['creature'],
              controller: 'you',
              power: {
                is: '>=',
                than: { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
              },
            },
          },
        },
      ],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      targets: [
        {
          id: 'creature',
          what: {
            object: {
              types: ['creature'],
              controller: 'you',
              power: {
                is: '>=',
                than: { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
              },
            },
          },
        },
      ],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['flying', 'firstStrike', 'lifelink'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'saga',
});
