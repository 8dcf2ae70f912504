import { card } from '@ettin/schema';

export default card({
  name: "Moment's Peace",
  manaCost: '{1}{G}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{G}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' }],
    },
  ],
});
