import { card } from '@ettin/schema';

export default card({
  name: 'Torment of Hailfire',
  manaCost: '{X}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'repeat',
          times: 'X',
          effects: [
            {
              do: 'unlessPays',
              who: 'opponents',
              cost: { anyOf: [{ sacrifice: { what: { notTypes: ['land'] } } }, { discard: {} }] },
              effects: [{ do: 'loseLife', who: 'thatPlayer', amount: 3 }],
              each: true,
            },
          ],
        },
      ],
    },
  ],
});
