import { card } from '@ettin/schema';

export default card({
  name: 'Priest of Titania',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Druid'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{G}', times: { count: { subtypes: ['Elf'] } } }],
    },
  ],
});
