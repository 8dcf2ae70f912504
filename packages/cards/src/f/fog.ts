import { card } from '@ettin/schema';

export default card({
  name: 'Fog',
  manaCost: '{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' }],
    },
  ],
});
