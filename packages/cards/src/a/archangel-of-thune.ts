import { card } from '@ettin/schema';

export default card({
  name: 'Archangel of Thune',
  manaCost: '{3}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 3,
  toughness: 4,
  keywords: ['flying', 'lifelink'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'gainLife', who: 'you' },
      effects: [
        {
          do: 'addCounters',
          what: { each: { types: ['creature'], controller: 'you' } },
          kind: '+1/+1',
          count: 1,
        },
      ],
    },
  ],
});
