import { card } from '@ettin/schema';

export default card({
  name: 'Fog Bank',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 0,
  toughness: 2,
  keywords: ['defender', 'flying'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'damage', toObject: 'self', combat: true },
      with: [{ prevent: 'all' }],
    },
    {
      kind: 'replacement',
      replaces: { event: 'damage', source: 'self', combat: true },
      with: [{ prevent: 'all' }],
    },
  ],
});
