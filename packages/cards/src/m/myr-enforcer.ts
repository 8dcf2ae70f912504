import { card } from '@ettin/schema';

export default card({
  name: 'Myr Enforcer',
  manaCost: '{7}',
  types: ['artifact', 'creature'],
  subtypes: ['Myr'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'affinity', for: { types: ['artifact'], controller: 'you' } }],
});
