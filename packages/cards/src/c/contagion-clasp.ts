import { card } from '@ettin/schema';

export default card({
  name: 'Contagion Clasp',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '-1/-1', count: 1 }],
    },
    { kind: 'activated', cost: { mana: '{4}', tapSelf: true }, effects: [{ do: 'proliferate' }] },
  ],
});
