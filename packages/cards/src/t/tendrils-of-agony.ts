import { card } from '@ettin/schema';

export default card({
  name: 'Tendrils of Agony',
  manaCost: '{2}{B}{B}',
  types: ['sorcery'],
  keywords: ['storm'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'loseLife', who: { target: 'player' }, amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
