import { card } from '@ettin/schema';

export default card({
  name: 'Azra Bladeseeker',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Azra', 'Warrior'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'choose',
          who: 'team',
          from: { zone: 'hand', owner: 'thatPlayer' },
          min: 0,
          max: 1,
          as: 'chosen',
        },
        { do: 'remember', what: { ownerOf: { bound: 'chosen' } }, as: 'discarders' },
        {
          do: 'forEachObject',
          what: { bound: 'chosen' },
          effects: [{ do: 'discard', who: { ownerOf: 'it' }, amount: 1, what: { among: 'it' } }],
        },
        { do: 'draw', who: { bound: 'discarders' }, amount: 1 },
      ],
    },
  ],
});
