import { card } from '@ettin/schema';

export default card({
  name: 'Royal Assassin',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Assassin'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], tapped: true } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
