import { card } from '@ettin/schema';

export default card({
  name: 'Gravedigger',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you', types: ['creature'] } } }],
      effects: [{ do: 'may', effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }] }],
    },
  ],
});
