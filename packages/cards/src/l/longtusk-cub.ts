import { card } from '@ettin/schema';

export default card({
  name: 'Longtusk Cub',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Cat'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }],
    },
    {
      kind: 'activated',
      cost: { energy: 2 },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
