import { card } from '@ettin/schema';

export default card({
  name: 'Temple of Silence',
  types: ['land'],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'scry', who: 'you', amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', among: { types: ['W', 'B'], count: 1 } }],
    },
  ],
});
