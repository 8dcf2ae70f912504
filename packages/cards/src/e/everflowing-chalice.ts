import { card } from '@ettin/schema';

export default card({
  name: 'Everflowing Chalice',
  manaCost: '{0}',
  types: ['artifact'],
  keywords: [{ k: 'multikicker', cost: { mana: '{2}' } }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: 'charge', count: { timesKicked: true } }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{C}', times: { countersOn: 'self', kind: 'charge' } }],
    },
  ],
});
