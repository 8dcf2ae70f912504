import { card } from '@ettin/schema';

export default card({
  name: 'Guttersnipe',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Shaman'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [{ do: 'damage', to: 'opponents', amount: 2 }],
    },
  ],
});
