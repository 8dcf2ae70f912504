import { card } from '@ettin/schema';

export default card({
  name: 'Gruesome Fate',
  manaCost: '{2}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'loseLife', who: 'opponents', amount: { count: { types: ['creature'], controller: 'you' } } },
      ],
    },
  ],
});
