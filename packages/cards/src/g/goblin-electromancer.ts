import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Electromancer',
  manaCost: '{U}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Wizard'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      rules: [{ rule: 'costChange', who: 'you', what: { types: ['instant', 'sorcery'] }, generic: -1 }],
    },
  ],
});
