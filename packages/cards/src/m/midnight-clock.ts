import { card } from '@ettin/schema';

export default card({
  name: 'Midnight Clock',
  manaCost: '{2}{U}',
  types: ['artifact'],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{U}' }] },
    {
      kind: 'activated',
      cost: { mana: '{2}{U}' },
      effects: [{ do: 'addCounters', what: 'self', kind: 'hour', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
      effects: [{ do: 'addCounters', what: 'self', kind: 'hour', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'counters', what: 'self', kind: 'hour', reaches: 12 },
      effects: [
        {
          do: 'move',
          what: { each: { zone: ['hand', 'graveyard'], owner: 'you' } },
          to: 'library',
          position: 'shuffled',
        },
        { do: 'draw', who: 'you', amount: 7 },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
