import { card } from '@ettin/schema';

export default card({
  name: "Karametra's Acolyte",
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Druid'],
  power: 1,
  toughness: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{G}', times: { devotion: ['G'], of: 'you' } }],
    },
  ],
});
