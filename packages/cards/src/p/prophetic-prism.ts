import { card } from '@ettin/schema';

export default card({
  name: 'Prophetic Prism',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
    { kind: 'activated', cost: { mana: '{1}', tapSelf: true }, effects: [{ do: 'addMana', anyOneColor: 1 }] },
  ],
});
