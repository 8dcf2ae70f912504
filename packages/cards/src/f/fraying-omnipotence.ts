import { card } from '@ettin/schema';

export default card({
  name: 'Fraying Omnipotence',
  manaCost: '{3}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'loseLife',
          who: 'eachPlayer',
          amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'up' },
        },
        {
          do: 'discard',
          who: 'eachPlayer',
          amount: { divide: { handSize: 'thatPlayer' }, by: 2, round: 'up' },
        },
        {
          do: 'sacrifice',
          who: 'eachPlayer',
          what: { types: ['creature'] },
          count: { divide: { count: { types: ['creature'], controller: 'thatPlayer' } }, by: 2, round: 'up' },
        },
      ],
    },
  ],
});
