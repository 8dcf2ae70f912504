import { card } from '@ettin/schema';

export default card({
  name: 'Prodigal Sorcerer',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard', 'Sorcerer'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
