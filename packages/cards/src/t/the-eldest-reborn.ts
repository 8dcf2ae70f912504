import { card } from '@ettin/schema';

export default card({
  name: 'The Eldest Reborn',
  manaCost: '{4}{B}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [
        { do: 'sacrifice', who: 'opponents', what: { types: ['creature', 'planeswalker'] }, count: 1 },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      effects: [{ do: 'discard', who: 'opponents', amount: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', types: ['creature', 'planeswalker'] } } }],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield', under: 'you' }],
    },
  ],
  layout: 'saga',
});
