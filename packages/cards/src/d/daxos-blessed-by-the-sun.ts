import { card } from '@ettin/schema';

export default card({
  name: 'Daxos, Blessed by the Sun',
  manaCost: '{W}{W}',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  subtypes: ['Demigod'],
  power: 2,
  toughness: '*',
  abilities: [
    {
      kind: 'static',
      mods: [{ mod: 'setPT', power: 2, toughness: { devotion: ['W'], of: 'you' } }],
      characteristicDefining: true,
    },
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
        { on: 'dies', what: { types: ['creature'], controller: 'you', other: true } },
      ],
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
