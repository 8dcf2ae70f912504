import { card } from '@ettin/schema';

export default card({
  name: 'Havoc Festival',
  manaCost: '{4}{B}{R}',
  types: ['enchantment'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'cantGainLife', who: 'all' }] },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
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
