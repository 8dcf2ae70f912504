import { card } from '@ettin/schema';

export default card({
  name: 'Ravenous Chupacabra',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Beast', 'Horror'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
