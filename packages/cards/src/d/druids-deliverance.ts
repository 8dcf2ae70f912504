import { card } from '@ettin/schema';

export default card({
  name: "Druid's Deliverance",
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'preventDamage', to: 'you', amount: 'all', combatOnly: true, duration: 'endOfTurn' },
        { do: 'populate' },
      ],
    },
  ],
});
