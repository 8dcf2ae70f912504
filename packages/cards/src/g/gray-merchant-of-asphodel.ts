import { card } from '@ettin/schema';

export default card({
  name: 'Gray Merchant of Asphodel',
  manaCost: '{3}{B}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: { devotion: ['B'], of: 'you' }, as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
  ],
});
