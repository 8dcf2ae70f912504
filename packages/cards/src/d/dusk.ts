import { card } from '@ettin/schema';

export default card({
  name: 'Dusk',
  manaCost: '{2}{W}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'destroy', what: { each: { types: ['creature'], power: { is: '>=', than: 3 } } } }],
    },
  ],
  layout: 'aftermath',
  other: {
    name: 'Dawn',
    manaCost: '{3}{W}{W}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'move',
            what: {
              each: { zone: 'graveyard', owner: 'you', types: ['creature'], power: { is: '<=', than: 2 } },
            },
            to: 'hand',
          },
        ],
      },
    ],
  },
});
