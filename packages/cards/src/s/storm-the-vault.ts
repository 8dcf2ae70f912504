import { card } from '@ettin/schema';

export default card({
  name: 'Storm the Vault',
  manaCost: '{2}{U}{R}',
  supertypes: ['legendary'],
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: {
        on: 'combatDamageBatch',
        source: { types: ['creature'], controller: 'you' },
        toPlayer: 'eachPlayer',
      },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'you' },
      if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 5] },
      effects: [{ do: 'transform', what: 'self' }],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Vault of Catlacan',
    supertypes: ['legendary'],
    types: ['land'],
    abilities: [
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', anyOneColor: 1 }] },
      {
        kind: 'activated',
        cost: { tapSelf: true },
        effects: [
          { do: 'addMana', mana: '{U}', times: { count: { types: ['artifact'], controller: 'you' } } },
        ],
      },
    ],
  },
});
