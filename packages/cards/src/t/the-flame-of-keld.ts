import { card } from '@ettin/schema';

export default card({
  name: 'The Flame of Keld',
  manaCost: '{1}{R}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1] },
      effects: [{ do: 'discard', who: 'you', amount: 'hand' }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [2] },
      effects: [{ do: 'draw', who: 'you', amount: 2 }],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'replacement',
          replacement: {
            kind: 'replacement',
            replaces: { event: 'damage', source: { colors: ['R'], controller: 'you' } },
            with: [{ plus: 2 }],
          },
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'saga',
});
