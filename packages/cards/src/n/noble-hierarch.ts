import { card } from '@ettin/schema';

export default card({
  name: 'Noble Hierarch',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Human', 'Druid'],
  power: 0,
  toughness: 1,
  keywords: ['exalted'],
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', among: { types: ['G', 'W', 'U'], count: 1 } }],
    },
  ],
});
