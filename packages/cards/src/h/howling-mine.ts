import { card } from '@ettin/schema';

export default card({
  name: 'Howling Mine',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'draw', whose: 'each' },
      if: { object: 'self', is: { tapped: false } },
      effects: [{ do: 'draw', who: 'thatPlayer', amount: 1 }],
    },
  ],
});
