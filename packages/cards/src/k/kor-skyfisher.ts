import { card } from '@ettin/schema';

export default card({
  name: 'Kor Skyfisher',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Kor', 'Soldier'],
  power: 2,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'choose', from: { controller: 'you' }, as: 'returned' },
        { do: 'move', what: { bound: 'returned' }, to: 'hand' },
      ],
    },
  ],
});
