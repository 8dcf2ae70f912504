import { card } from '@ettin/schema';

export default card({
  name: 'War-Name Aspirant',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: 1 }],
      if: { compare: [{ tally: 'attackersDeclared', of: 'you' }, '>=', 1] },
    },
    {
      kind: 'static',
      mods: [{ mod: 'cantBeBlocked', by: { types: ['creature'], power: { is: '<=', than: 1 } } }],
    },
  ],
});
