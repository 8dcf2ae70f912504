import { card } from '@ettin/schema';

export default card({
  name: 'Skirk Prospector',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { subtypes: ['Goblin'] } } },
      effects: [{ do: 'addMana', mana: '{R}' }],
    },
  ],
});
