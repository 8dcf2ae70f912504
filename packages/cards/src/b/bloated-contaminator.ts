import { card } from '@ettin/schema';

export default card({
  name: 'Bloated Contaminator',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Beast'],
  power: 4,
  toughness: 4,
  keywords: ['trample', { k: 'toxic', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [{ do: 'proliferate' }],
    },
  ],
});
