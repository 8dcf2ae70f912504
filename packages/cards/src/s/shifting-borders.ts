import { card } from '@ettin/schema';

export default card({
  name: 'Shifting Borders',
  manaCost: '{3}{U}',
  types: ['instant'],
  subtypes: ['Arcane'],
  keywords: [{ k: 'splice', onto: 'Arcane', cost: { mana: '{3}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'first', what: { object: { types: ['land'] } } },
        { id: 'second', what: { object: { types: ['land'] } }, otherThan: ['first'] },
      ],
      effects: [{ do: 'exchangeControl', a: { target: 'first' }, b: { target: 'second' } }],
    },
  ],
});
