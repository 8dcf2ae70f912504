import { card } from '@ettin/schema';

export default card({
  name: 'Crackling Drake',
  manaCost: '{U}{U}{R}{R}',
  types: ['creature'],
  subtypes: ['Drake'],
  power: '*',
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'setPT',
          power: { count: { zone: ['exile', 'graveyard'], types: ['instant', 'sorcery'], owner: 'you' } },
          toughness: 4,
        },
      ],
      characteristicDefining: true,
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
