import { card } from '@ettin/schema';

export default card({
  name: 'Eternal Witness',
  manaCost: '{1}{G}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Shaman'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you' } } }],
      effects: [{ do: 'may', effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }] }],
    },
  ],
});
