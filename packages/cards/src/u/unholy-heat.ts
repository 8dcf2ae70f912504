import { card } from '@ettin/schema';

export default card({
  name: 'Unholy Heat',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { object: { types: ['creature', 'planeswalker'] } } }],
      effects: [
        {
          do: 'if',
          if: { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
          then: [{ do: 'damage', to: { target: 'target' }, amount: 6 }],
          else: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
        },
      ],
    },
  ],
});
