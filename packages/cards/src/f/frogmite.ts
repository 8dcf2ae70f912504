import { card } from '@ettin/schema';

export default card({
  name: 'Frogmite',
  manaCost: '{4}',
  types: ['artifact', 'creature'],
  subtypes: ['Frog'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'affinity', for: { types: ['artifact'], controller: 'you' } }],
});
