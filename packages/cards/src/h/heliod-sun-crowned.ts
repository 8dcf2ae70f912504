import { card } from '@ettin/schema';

export default card({
  name: 'Heliod, Sun-Crowned',
  manaCost: '{2}{W}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 5,
  keywords: ['indestructible'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ devotion: ['W'], of: 'you' }, '<', 5] },
      mods: [{ mod: 'removeTypes', types: ['creature'] }],
    },
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      targets: [
        { id: 'permanent', what: { object: { types: ['creature', 'enchantment'], controller: 'you' } } },
      ],
      effects: [{ do: 'addCounters', what: { target: 'permanent' }, kind: '+1/+1', count: 1 }],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{W}' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], other: true } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['lifelink'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
