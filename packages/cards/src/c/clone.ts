import { card } from '@ettin/schema';

export default card({
  name: 'Clone',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Shapeshifter'],
  power: 0,
  toughness: 0,
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'enterAsCopy', of: { types: ['creature'] }, optional: true }] }],
    },
  ],
});
