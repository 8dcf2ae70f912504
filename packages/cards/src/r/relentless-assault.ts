import { card } from '@ettin/schema';

export default card({
  name: 'Relentless Assault',
  manaCost: '{2}{R}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'untap', what: { each: { types: ['creature'], attackedThisTurn: true } } },
        { do: 'extraPhase', phases: ['combat', 'main'] },
      ],
    },
  ],
});
