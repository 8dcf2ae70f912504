import { card } from '@ettin/schema';

export default card({
  name: 'Virtus the Veiled',
  manaCost: '{2}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Azra', 'Assassin'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'partnerWith', name: 'Gorm the Great' }, 'deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [
        {
          do: 'loseLife',
          who: 'thatPlayer',
          amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'up' },
        },
      ],
    },
  ],
});
