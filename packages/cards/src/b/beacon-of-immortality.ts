import { card } from '@ettin/schema';

export default card({
  name: 'Beacon of Immortality',
  manaCost: '{5}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'setLife', who: { target: 'player' }, to: { times: [2, { lifeOf: { target: 'player' } }] } },
        { do: 'move', what: 'self', to: 'library', position: 'shuffled' },
      ],
    },
  ],
});
