import { card } from '@ettin/schema';

export default card({
  name: 'Relentless Rats',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Rat'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'pt',
          power: { count: { types: ['creature'], name: 'Relentless Rats', other: true } },
          toughness: { count: { types: ['creature'], name: 'Relentless Rats', other: true } },
        },
      ],
    },
  ],
  anyNumber: true,
});
