import { card } from '@ettin/schema';

export default card({
  name: 'Exsanguinate',
  manaCost: '{X}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 'X', as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
  ],
});
