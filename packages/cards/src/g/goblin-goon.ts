import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Goon',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Mutant'],
  power: 6,
  toughness: 6,
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'cantAttack',
          unless: {
            compare: [
              { count: { types: ['creature'], controller: 'you' } },
              '>',
              { count: { types: ['creature'], controller: 'defendingPlayer' } },
            ],
          },
        },
      ],
    },
    {
      kind: 'static',
      mods: [
        {
          mod: 'cantBlock',
          unless: {
            compare: [
              { count: { types: ['creature'], controller: 'you' } },
              '>',
              { count: { types: ['creature'], controller: 'attackingPlayer' } },
            ],
          },
        },
      ],
    },
  ],
});
