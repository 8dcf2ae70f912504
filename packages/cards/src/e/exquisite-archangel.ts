import { card } from '@ettin/schema';

export default card({
  name: 'Exquisite Archangel',
  manaCost: '{5}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'loseGame', who: 'you' },
      with: [
        {
          instead: [
            { do: 'exile', what: 'self' },
            { do: 'setLife', who: 'you', to: { startingLife: true } },
          ],
        },
      ],
    },
  ],
});
