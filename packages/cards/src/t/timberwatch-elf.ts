import { card } from '@ettin/schema';

export default card({
  name: 'Timberwatch Elf',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [
            {
              mod: 'pt',
              power: { count: { subtypes: ['Elf'] } },
              toughness: { count: { subtypes: ['Elf'] } },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
