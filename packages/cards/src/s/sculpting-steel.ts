import { card } from '@ettin/schema';

export default card({
  name: 'Sculpting Steel',
  manaCost: '{3}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'enterAsCopy', of: { types: ['artifact'] }, optional: true }] }],
    },
  ],
});
