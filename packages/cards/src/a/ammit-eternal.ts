import { card } from '@ettin/schema';

export default card({
  name: 'Ammit Eternal',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Crocodile', 'Demon'],
  power: 5,
  toughness: 5,
  keywords: [{ k: 'afflict', n: 3 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'opponent' },
      effects: [{ do: 'addCounters', what: 'self', kind: '-1/-1', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [{ do: 'removeCounters', what: 'self', kind: '-1/-1', count: 'all' }],
    },
  ],
});
