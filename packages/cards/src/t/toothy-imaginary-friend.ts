import { card } from '@ettin/schema';

export default card({
  name: 'Toothy, Imaginary Friend',
  manaCost: '{3}{U}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Illusion'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'partnerWith', name: 'Pir, Imaginative Rascal' }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'draw', who: 'you' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'leaves', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: { countersOn: 'self', kind: '+1/+1' } }],
    },
  ],
});
