import { card } from '@ettin/schema';

export default card({
  name: 'Debt to the Deathless',
  manaCost: '{X}{W}{W}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'loseLife', who: 'opponents', amount: { times: [2, 'X'] }, as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
  ],
});
