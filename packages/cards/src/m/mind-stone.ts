import { card } from '@ettin/schema';

export default card({
  name: 'Mind Stone',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}' }] },
    {
      kind: 'activated',
      cost: { mana: '{1}', tapSelf: true, sacrificeSelf: true },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
