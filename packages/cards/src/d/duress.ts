import { card } from '@ettin/schema';

export default card({
  name: 'Duress',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'opponent' }, reveal: true },
        {
          do: 'discard',
          who: { target: 'opponent' },
          amount: 1,
          what: { notTypes: ['creature', 'land'] },
          chooser: 'you',
        },
      ],
    },
  ],
});
