import { card } from '@ettin/schema';

export default card({
  name: 'Hellkite Whelp',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 3,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'defendingPlayer' } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 1 }],
    },
  ],
});
