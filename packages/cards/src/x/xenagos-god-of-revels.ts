import { card } from '@ettin/schema';

export default card({
  name: 'Xenagos, God of Revels',
  manaCost: '{3}{R}{G}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['God'],
  power: 6,
  toughness: 5,
  keywords: ['indestructible'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ devotion: ['R', 'G'], of: 'you' }, '<', 7] },
      mods: [{ mod: 'removeTypes', types: ['creature'] }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'beginCombat', whose: 'you' },
      targets: [
        { id: 'creature', what: { object: { types: ['creature'], controller: 'you', other: true } } },
      ],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [
            { mod: 'gain', keywords: ['haste'] },
            {
              mod: 'pt',
              power: { powerOf: { target: 'creature' } },
              toughness: { powerOf: { target: 'creature' } },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
