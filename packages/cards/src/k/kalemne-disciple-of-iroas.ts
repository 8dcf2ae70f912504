import { card } from '@ettin/schema';

export default card({
  name: 'Kalemne, Disciple of Iroas',
  manaCost: '{2}{R}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Giant', 'Soldier'],
  power: 3,
  toughness: 3,
  keywords: ['doubleStrike', 'vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['creature'], manaValue: { is: '>=', than: 5 } } },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'experience', count: 1 }],
    },
    {
      kind: 'static',
      mods: [
        {
          mod: 'pt',
          power: { playerCounters: 'experience', of: 'you' },
          toughness: { playerCounters: 'experience', of: 'you' },
        },
      ],
    },
  ],
});
