import { card } from '@ettin/schema';

export default card({
  name: 'Frost Breath',
  manaCost: '{2}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creatures', what: { object: { types: ['creature'] } }, min: 0, max: 2 }],
      effects: [
        { do: 'tap', what: { target: 'creatures' } },
        {
          do: 'apply',
          what: { target: 'creatures' },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'nextUntapStep',
        },
      ],
    },
  ],
});
