import { card } from '@ettin/schema';

export default card({
  name: 'Blossoming Sands',
  types: ['land'],
  abilities: [
    { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', among: { types: ['G', 'W'], count: 1 } }],
    },
  ],
});
