import { card } from '@ettin/schema';

export default card({
  name: 'Bala Ged Recovery',
  manaCost: '{2}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you' } } }],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
    },
  ],
  layout: 'modalDoubleFaced',
  other: {
    name: 'Bala Ged Sanctuary',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
    ],
  },
});
