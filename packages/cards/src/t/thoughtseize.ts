import { card } from '@ettin/schema';

export default card({
  name: 'Thoughtseize',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'player' }, reveal: true },
        { do: 'discard', who: { target: 'player' }, amount: 1, what: { notTypes: ['land'] }, chooser: 'you' },
        { do: 'loseLife', who: 'you', amount: 2 },
      ],
    },
  ],
});
