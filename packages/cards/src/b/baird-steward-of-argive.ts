import { card } from '@ettin/schema';

export default card({
  name: 'Baird, Steward of Argive',
  manaCost: '{2}{W}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 2,
  toughness: 4,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'static',
      rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{1}' }, planeswalkersToo: true }],
    },
  ],
});
