import { card } from '@ettin/schema';

export default card({
  name: 'Contagion Engine',
  manaCost: '{6}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        {
          do: 'addCounters',
          what: { each: { types: ['creature'], controller: { target: 'player' } } },
          kind: '-1/-1',
          count: 1,
        },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{4}', tapSelf: true },
      effects: [{ do: 'proliferate' }, { do: 'proliferate' }],
    },
  ],
});
