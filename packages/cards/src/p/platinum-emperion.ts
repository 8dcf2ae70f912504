import { card } from '@ettin/schema';

export default card({
  name: 'Platinum Emperion',
  manaCost: '{8}',
  types: ['artifact', 'creature'],
  subtypes: ['Golem'],
  power: 8,
  toughness: 8,
  abilities: [{ kind: 'static', rules: [{ rule: 'lifeCantChange', who: 'you' }] }],
});
