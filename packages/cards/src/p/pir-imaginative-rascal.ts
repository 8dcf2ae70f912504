import { card } from '@ettin/schema';

export default card({
  name: 'Pir, Imaginative Rascal',
  manaCost: '{2}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'partnerWith', name: 'Toothy, Imaginary Friend' }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'counters', what: { controller: 'team' } },
      with: [{ plus: 1 }],
    },
  ],
});
