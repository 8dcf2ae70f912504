import { card } from '@ettin/schema';

export default card({
  name: 'Seize the Day',
  manaCost: '{3}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'untap', what: { target: 'creature' } },
        { do: 'extraPhase', phases: ['combat', 'main'] },
      ],
    },
  ],
});
