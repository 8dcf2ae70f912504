import { card } from '@ettin/schema';

export default card({
  name: 'Stormfist Crusader',
  manaCost: '{B}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['menace'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'draw', who: 'eachPlayer', amount: 1 },
        { do: 'loseLife', who: 'eachPlayer', amount: 1 },
      ],
    },
  ],
});
