import { card } from '@ettin/schema';

export default card({
  name: "Elspeth's Nightmare",
  manaCost: '{2}{B}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      targets: [
        {
          id: 'creature',
          what: { object: { types: ['creature'], controller: 'opponent', power: { is: '<=', than: 2 } } },
        },
      ],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [
        { do: 'lookAtHand', whose: { target: 'player' }, reveal: true },
        {
          do: 'discard',
          who: { target: 'player' },
          amount: 1,
          what: { notTypes: ['creature', 'land'] },
          chooser: 'you',
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [{ do: 'exile', what: { each: { zone: 'graveyard', owner: { target: 'player' } } } }],
    },
  ],
  layout: 'saga',
});
