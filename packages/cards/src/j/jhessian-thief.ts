import { card } from '@ettin/schema';

export default card({
  name: 'Jhessian Thief',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  power: 1,
  toughness: 3,
  keywords: ['prowess'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
