import { card } from '@ettin/schema';

export default card({
  name: 'Drill Bit',
  manaCost: '{2}{B}',
  types: ['sorcery'],
  keywords: [{ k: 'spectacle', cost: { mana: '{B}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'player' }, reveal: true },
        { do: 'discard', who: { target: 'player' }, amount: 1, what: { notTypes: ['land'] }, chooser: 'you' },
      ],
    },
  ],
});
