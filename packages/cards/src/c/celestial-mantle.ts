import { card } from '@ettin/schema';

export default card({
  name: 'Celestial Mantle',
  manaCost: '{3}{W}{W}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    { kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 3, toughness: 3 }] },
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
          do: 'setLife',
          who: { controllerOf: 'eventSource' },
          to: { times: [2, { lifeOf: { controllerOf: 'eventSource' } }] },
        },
      ],
    },
  ],
});
