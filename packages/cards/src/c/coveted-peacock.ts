import { card } from '@ettin/schema';

export default card({
  name: 'Coveted Peacock',
  manaCost: '{3}{U}{U}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 3,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'defendingPlayer' } } }],
      effects: [{ do: 'may', effects: [{ do: 'goad', what: { target: 'creature' } }] }],
    },
  ],
});
