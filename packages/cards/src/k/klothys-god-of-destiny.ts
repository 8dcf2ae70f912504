import { card } from '@ettin/schema';

export default card({
  name: 'Klothys, God of Destiny',
  manaCost: '{1}{R}{G}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['God'],
  power: 4,
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
      when: { on: 'step', step: 'main1', whose: 'you' },
      targets: [{ id: 'card', what: { object: { zone: 'graveyard' } } }],
      effects: [
        { do: 'exile', what: { target: 'card' }, as: 'exiled' },
        {
          do: 'if',
          if: { object: { bound: 'exiled' }, is: { zone: 'exile', types: ['land'] } },
          then: [{ do: 'addMana', among: { types: ['R', 'G'], count: 1 } }],
          else: [
            { do: 'gainLife', who: 'you', amount: 2 },
            { do: 'damage', to: 'opponents', amount: 2 },
          ],
        },
      ],
    },
  ],
});
