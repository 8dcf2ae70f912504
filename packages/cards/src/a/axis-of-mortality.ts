import { card } from '@ettin/schema';

export default card({
  name: 'Axis of Mortality',
  manaCost: '{4}{W}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      targets: [
        { id: 'first', what: { player: 'any' } },
        { id: 'second', what: { player: 'any' }, otherThan: ['first'] },
      ],
      effects: [
        {
          do: 'may',
          effects: [{ do: 'exchangeLife', between: [{ target: 'first' }, { target: 'second' }] }],
        },
      ],
    },
  ],
});
