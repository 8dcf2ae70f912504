import { card } from '@ettin/schema';

export default card({
  name: 'Erebos, God of the Dead',
  manaCost: '{3}{B}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 7,
  keywords: ['indestructible'],
  abilities: [
    {
      kind: 'static',
      if: { compare: [{ devotion: ['B'], of: 'you' }, '<', 5] },
      mods: [{ mod: 'removeTypes', types: ['creature'] }],
    },
    { kind: 'static', rules: [{ rule: 'cantGainLife', who: 'opponent' }] },
    {
      kind: 'activated',
      cost: { mana: '{1}{B}', payLife: 2 },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
