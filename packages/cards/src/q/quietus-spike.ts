import { card } from '@ettin/schema';

export default card({
  name: 'Quietus Spike',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{3}' } }],
  abilities: [
    { kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['deathtouch'] }] },
    {
      kind: 'triggered',
      when: {
        on: 'damage',
        source: { types: ['creature'], among: 'attached' },
        toPlayer: 'eachPlayer',
        combat: true,
      },
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
