import { card } from '@ettin/schema';

export default card({
  name: 'Thassa, God of the Sea',
  manaCost: '{2}{U}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 5,
  keywords: ['indestructible'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ devotion: ['U'], of: 'you' }, '<', 5] },
      mods: [{ mod: 'removeTypes', types: ['creature'] }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [{ do: 'scry', who: 'you', amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{U}' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'cantBeBlocked' }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
