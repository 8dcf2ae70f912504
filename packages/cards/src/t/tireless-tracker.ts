import { card } from '@ettin/schema';

export default card({
  name: 'Tireless Tracker',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Scout'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [{ do: 'investigate' }],
    },
    {
      kind: 'triggered',
      when: { on: 'sacrifice', who: 'you', what: { subtypes: ['Clue'] } },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
