import { card } from '@ettin/schema';

export default card({
  name: 'Gideon of the Trials',
  manaCost: '{1}{W}{W}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Gideon'],
  loyalty: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      targets: [{ id: 'permanent', what: { object: {} } }],
      effects: [
        { do: 'preventDamage', fromObject: { target: 'permanent' }, amount: 'all', duration: 'yourNextTurn' },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: 0 },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            { mod: 'addTypes', types: ['creature'], subtypes: ['Human', 'Soldier'] },
            { mod: 'setPT', power: 4, toughness: 4 },
            { mod: 'gain', keywords: ['indestructible'] },
          ],
          duration: 'endOfTurn',
        },
        { do: 'preventDamage', to: 'self', amount: 'all', duration: 'endOfTurn' },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: 0 },
      effects: [
        {
          do: 'emblem',
          who: 'you',
          abilities: [
            {
              kind: 'static',
              if: { exists: { types: ['planeswalker'], subtypes: ['Gideon'], controller: 'you' } },
              rules: [
                { rule: 'cantLoseGame', who: 'you' },
                { rule: 'cantWinGame', who: 'opponent' },
              ],
            },
          ],
        },
      ],
    },
  ],
});
