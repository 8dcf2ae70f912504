import { card } from '@ettin/schema';

export default card({
  name: 'Murderous Rider',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Knight'],
  power: 2,
  toughness: 3,
  keywords: ['lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [{ do: 'move', what: 'self', to: 'library', position: 'bottom' }],
    },
  ],
  layout: 'adventure',
  other: {
    name: 'Swift End',
    manaCost: '{1}{B}{B}',
    types: ['instant'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'target', what: { object: { types: ['creature', 'planeswalker'] } } }],
        effects: [
          { do: 'destroy', what: { target: 'target' } },
          { do: 'loseLife', who: 'you', amount: 2 },
        ],
      },
    ],
  },
});
