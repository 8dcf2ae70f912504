import { card } from '@ettin/schema';

export default card({
  name: 'Palladium Myr',
  manaCost: '{3}',
  types: ['artifact', 'creature'],
  subtypes: ['Myr'],
  power: 2,
  toughness: 2,
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}{C}' }] }],
});
