import { card } from '@ettin/schema';

export default card({
  name: 'Overwhelming Denial',
  manaCost: '{2}{U}{U}',
  types: ['instant'],
  keywords: [{ k: 'surge', cost: { mana: '{U}{U}' } }],
  abilities: [
    { kind: 'static', from: ['stack'], mods: [{ mod: 'cantBeCountered' }] },
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
