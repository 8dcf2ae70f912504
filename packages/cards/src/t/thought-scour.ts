import { card } from '@ettin/schema';

export default card({
  name: 'Thought Scour',
  manaCost: '{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'mill', who: { target: 'player' }, amount: 2 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
