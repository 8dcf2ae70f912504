import { card } from '@ettin/schema';

export default card({
  name: 'Arterial Flow',
  manaCost: '{1}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'discard', who: 'opponents', amount: 2 },
        {
          do: 'if',
          if: { exists: { subtypes: ['Vampire'], controller: 'you' } },
          then: [
            { do: 'loseLife', who: 'opponents', amount: 2 },
            { do: 'gainLife', who: 'you', amount: 2 },
          ],
        },
      ],
    },
  ],
});
