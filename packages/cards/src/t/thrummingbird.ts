import { card } from '@ettin/schema';

export default card({
  name: 'Thrummingbird',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Bird', 'Horror'],
  power: 1,
  toughness: 1,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [{ do: 'proliferate' }],
    },
  ],
});
