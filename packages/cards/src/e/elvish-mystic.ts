import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Mystic',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Druid'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] }],
});
