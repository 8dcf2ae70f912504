import { card } from '@ettin/schema';

export default card({
  name: 'Throne of the God-Pharaoh',
  manaCost: '{2}',
  supertypes: ['legendary'],
  types: ['artifact'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'you' },
      effects: [
        {
          do: 'loseLife',
          who: 'opponents',
          amount: { count: { types: ['creature'], controller: 'you', tapped: true } },
        },
      ],
    },
  ],
});
