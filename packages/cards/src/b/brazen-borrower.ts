import { card } from '@ettin/schema';

export default card({
  name: 'Brazen Borrower',
  manaCost: '{1}{U}{U}',
  types: ['creature'],
  subtypes: ['Faerie', 'Rogue'],
  power: 3,
  toughness: 1,
  keywords: ['flash', 'flying'],
  abilities: [
    { kind: 'static', mods: [{ mod: 'cantBlock', what: { types: ['creature'], notKeyword: 'flying' } }] },
  ],
  layout: 'adventure',
  other: {
    name: 'Petty Theft',
    manaCost: '{1}{U}',
    types: ['instant'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'permanent', what: { object: { notTypes: ['land'], controller: 'opponent' } } }],
        effects: [{ do: 'move', what: { target: 'permanent' }, to: 'hand' }],
      },
    ],
  },
});
