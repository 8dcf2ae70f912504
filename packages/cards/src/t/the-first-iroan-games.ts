import { card } from '@ettin/schema';

export default card({
  name: 'The First Iroan Games',
  manaCost: '{2}{G}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Human', 'Soldier'],
            power: 1,
            toughness: 1,
          },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 3 }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'if',
          if: { exists: { types: ['creature'], controller: 'you', power: { is: '>=', than: 4 } } },
          then: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [4] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['artifact'],
            subtypes: ['Gold'],
            abilities: [
              {
                kind: 'activated',
                cost: { sacrificeSelf: true },
                effects: [{ do: 'addMana', anyOneColor: 1 }],
              },
            ],
          },
        },
      ],
    },
  ],
  layout: 'saga',
});
