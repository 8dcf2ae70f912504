import { card } from '@ettin/schema';

export default card({
  name: 'Crush Dissent',
  manaCost: '{3}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        {
          do: 'unlessPays',
          who: { controllerOf: { target: 'spell' } },
          cost: { mana: '{2}' },
          effects: [{ do: 'counter', what: { target: 'spell' } }],
        },
        { do: 'amass', subtype: 'Zombie', amount: 2 },
      ],
    },
  ],
});
