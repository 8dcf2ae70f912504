import { card } from '@ettin/schema';

export default card({
  name: 'Frost Lynx',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Elemental', 'Cat'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [
        { do: 'tap', what: { target: 'creature' } },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'nextUntapStep',
        },
      ],
    },
  ],
});
