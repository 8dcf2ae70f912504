import { card } from '@ettin/schema';

export default card({
  name: 'Fleetwheel Cruiser',
  manaCost: '{4}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 5,
  toughness: 3,
  keywords: ['trample', 'haste', { k: 'crew', n: 2 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'addTypes', types: ['artifact', 'creature'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
