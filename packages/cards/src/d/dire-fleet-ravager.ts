import { card } from '@ettin/schema';

export default card({
  name: 'Dire Fleet Ravager',
  manaCost: '{3}{B}{B}',
  types: ['creature'],
  subtypes: ['Orc', 'Pirate', 'Wizard'],
  power: 4,
  toughness: 4,
  keywords: ['menace', 'deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'loseLife',
          who: 'eachPlayer',
          amount: { divide: { lifeOf: 'thatPlayer' }, by: 3, round: 'up' },
        },
      ],
    },
  ],
});
