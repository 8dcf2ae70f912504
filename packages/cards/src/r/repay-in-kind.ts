import { card } from '@ettin/schema';

export default card({
  name: 'Repay in Kind',
  manaCost: '{5}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'setLife', who: 'eachPlayer', to: { least: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' } },
      ],
    },
  ],
});
