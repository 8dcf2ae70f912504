import { card } from '@ettin/schema';

export default card({
  name: 'Inexorable Tide',
  manaCost: '{3}{U}{U}',
  types: ['enchantment'],
  abilities: [{ kind: 'triggered', when: { on: 'cast', who: 'you' }, effects: [{ do: 'proliferate' }] }],
});
