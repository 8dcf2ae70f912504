import { card } from '@ettin/schema';

export default card({
  name: 'Chakram Retriever',
  manaCost: '{4}{U}',
  types: ['creature'],
  subtypes: ['Elemental', 'Dog'],
  power: 2,
  toughness: 4,
  keywords: [{ k: 'partnerWith', name: 'Chakram Slinger' }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you' },
      if: { turnOf: 'you' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'untap', what: { target: 'creature' } }],
    },
  ],
});
