import { card } from '@ettin/schema';

export default card({
  name: 'Emeria Angel',
  manaCost: '{2}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 3,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'createToken',
              who: 'you',
              token: {
                colors: ['W'],
                types: ['creature'],
                subtypes: ['Bird'],
                power: 1,
                toughness: 1,
                keywords: ['flying'],
              },
            },
          ],
        },
      ],
    },
  ],
});
