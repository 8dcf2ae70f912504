import { card } from '@ettin/schema';

export default card({
  name: 'Lurking Evil',
  manaCost: '{B}{B}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: { payLife: { divide: { lifeOf: 'you' }, by: 2, round: 'up' } },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            { mod: 'setTypes', types: ['creature'], subtypes: ['Phyrexian', 'Horror'] },
            { mod: 'setPT', power: 4, toughness: 4 },
            { mod: 'gain', keywords: ['flying'] },
          ],
          duration: 'permanent',
        },
      ],
    },
  ],
});
