import { card } from '@ettin/schema';

export default card({
  name: 'Song of Freyalise',
  manaCost: '{1}{G}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1, 2] },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            {
              mod: 'gainAbility',
              ability: {
                kind: 'activated',
                cost: { tapSelf: true },
                effects: [{ do: 'addMana', anyOneColor: 1 }],
              },
            },
          ],
          duration: 'yourNextTurn',
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'addCounters',
          what: { each: { types: ['creature'], controller: 'you' } },
          kind: '+1/+1',
          count: 1,
        },
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['vigilance', 'trample', 'indestructible'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'saga',
});
