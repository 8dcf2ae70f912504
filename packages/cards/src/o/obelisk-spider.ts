import { card } from '@ettin/schema';

export default card({
  name: 'Obelisk Spider',
  manaCost: '{1}{B}{G}',
  types: ['creature'],
  subtypes: ['Spider'],
  power: 1,
  toughness: 4,
  keywords: ['reach'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: 'self', toObject: { types: ['creature'] }, combat: true },
      effects: [{ do: 'addCounters', what: 'it', kind: '-1/-1', count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'counters', what: { types: ['creature'] }, kind: '-1/-1', by: 'you' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
