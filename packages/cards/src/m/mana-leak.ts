import { card } from '@ettin/schema';

export default card({
  name: 'Mana Leak',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        {
          do: 'unlessPays',
          who: { controllerOf: { target: 'spell' } },
          cost: { mana: '{3}' },
          effects: [{ do: 'counter', what: { target: 'spell' } }],
        },
      ],
    },
  ],
});
