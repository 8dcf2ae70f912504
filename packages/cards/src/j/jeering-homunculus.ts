import { card } from '@ettin/schema';

export default card({
  name: 'Jeering Homunculus',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Homunculus'],
  power: 0,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'may', effects: [{ do: 'goad', what: { target: 'creature' } }] }],
    },
  ],
});
