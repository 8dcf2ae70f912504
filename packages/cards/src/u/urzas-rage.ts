import { card } from '@ettin/schema';

export default card({
  name: "Urza's Rage",
  manaCost: '{2}{R}',
  types: ['instant'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{8}{R}' }] }],
  abilities: [
    { kind: 'static', from: ['stack'], mods: [{ mod: 'cantBeCountered' }] },
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        {
          do: 'if',
          if: { cast: 'kicked' },
          then: [{ do: 'damage', to: { target: 'any' }, amount: 10, unpreventable: true }],
          else: [{ do: 'damage', to: { target: 'any' }, amount: 3 }],
        },
      ],
    },
  ],
});
