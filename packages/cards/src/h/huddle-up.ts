import { card } from '@ettin/schema';

export default card({
  name: 'Huddle Up',
  manaCost: '{2}{U}',
  types: ['sorcery'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'players', what: { player: 'any' }, min: 2, max: 2 }],
      effects: [{ do: 'draw', who: { target: 'players' }, amount: 1 }],
    },
  ],
});
