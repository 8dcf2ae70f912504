import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Chirurgeon',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Shaman'],
  power: 0,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { subtypes: ['Goblin'] } } },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'regenerate', what: { target: 'creature' } }],
    },
  ],
});
