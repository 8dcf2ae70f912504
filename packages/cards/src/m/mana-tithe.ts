import { card } from '@ettin/schema';

export default card({
  name: 'Mana Tithe',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        {
          do: 'unlessPays',
          who: { controllerOf: { target: 'spell' } },
          cost: { mana: '{1}' },
          effects: [{ do: 'counter', what: { target: 'spell' } }],
        },
      ],
    },
  ],
});
