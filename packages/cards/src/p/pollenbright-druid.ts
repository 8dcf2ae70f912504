import { card } from '@ettin/schema';

export default card({
  name: 'Pollenbright Druid',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Druid'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      modes: {
        min: 1,
        max: 1,
        options: [
          {
            targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
            effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
          },
          { effects: [{ do: 'proliferate' }] },
        ],
      },
    },
  ],
});
