import { card } from '@ettin/schema';

export default card({
  name: "Teferi's Moat",
  manaCost: '{3}{W}{U}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ asEnters: [{ do: 'chooseColor', remember: true }] }],
    },
    {
      kind: 'static',
      rules: [
        {
          rule: 'cantBeAttackedBy',
          who: 'you',
          what: { types: ['creature'], notKeyword: 'flying', ofChosen: 'color' },
        },
      ],
    },
  ],
});
