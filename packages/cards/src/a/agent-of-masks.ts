import { card } from '@ettin/schema';

export default card({
  name: 'Agent of Masks',
  manaCost: '{3}{W}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Advisor'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1, as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
  ],
});
