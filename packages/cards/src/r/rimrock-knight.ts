import { card } from '@ettin/schema';

export default card({
  name: 'Rimrock Knight',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Knight'],
  power: 3,
  toughness: 1,
  abilities: [{ kind: 'static', mods: [{ mod: 'cantBlock' }] }],
  layout: 'adventure',
  other: {
    name: 'Boulder Rush',
    manaCost: '{R}',
    types: ['instant'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
        effects: [
          {
            do: 'apply',
            what: { target: 'creature' },
            mods: [{ mod: 'pt', power: 2, toughness: 0 }],
            duration: 'endOfTurn',
          },
        ],
      },
    ],
  },
});
