import { card } from '@ettin/schema';

export default card({
  name: 'Feeling of Dread',
  manaCost: '{1}{W}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{1}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } }, min: 0, max: 2 }],
      effects: [{ do: 'tap', what: { target: 'creature' } }],
    },
  ],
});
