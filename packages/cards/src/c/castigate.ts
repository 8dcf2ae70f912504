import { card } from '@ettin/schema';

export default card({
  name: 'Castigate',
  manaCost: '{W}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'player' }, reveal: true },
        { do: 'choose', from: { zone: 'hand', owner: { target: 'player' }, notTypes: ['land'] }, as: 'card' },
        { do: 'exile', what: { bound: 'card' } },
      ],
    },
  ],
});
