import { card } from '@ettin/schema';

export default card({
  name: 'Blightbelly Rat',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Rat'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'toxic', n: 1 }],
  abilities: [{ kind: 'triggered', when: { on: 'dies', what: 'self' }, effects: [{ do: 'proliferate' }] }],
});
