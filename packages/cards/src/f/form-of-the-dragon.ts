import { card } from '@ettin/schema';

export default card({
  name: 'Form of the Dragon',
  manaCost: '{4}{R}{R}{R}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 5 }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'each' },
      effects: [{ do: 'setLife', who: 'you', to: 5 }],
    },
    { kind: 'static', rules: [{ rule: 'cantBeAttackedBy', who: 'you', what: { notKeyword: 'flying' } }] },
  ],
});
