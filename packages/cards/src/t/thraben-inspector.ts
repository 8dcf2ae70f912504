import { card } from '@ettin/schema';

export default card({
  name: 'Thraben Inspector',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 2,
  abilities: [{ kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'investigate' }] }],
});
