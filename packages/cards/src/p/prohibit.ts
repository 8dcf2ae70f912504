import { card } from '@ettin/schema';

export default card({
  name: 'Prohibit',
  manaCost: '{1}{U}',
  types: ['instant'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{2}' }] }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        {
          do: 'if',
          if: { cast: 'kicked' },
          then: [
            {
              do: 'if',
              if: { compare: [{ manaValueOf: { target: 'spell' } }, '<=', 4] },
              then: [{ do: 'counter', what: { target: 'spell' } }],
            },
          ],
          else: [
            {
              do: 'if',
              if: { compare: [{ manaValueOf: { target: 'spell' } }, '<=', 2] },
              then: [{ do: 'counter', what: { target: 'spell' } }],
            },
          ],
        },
      ],
    },
  ],
});
