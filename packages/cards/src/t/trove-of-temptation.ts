import { card } from '@ettin/schema';

export default card({
  name: 'Trove of Temptation',
  manaCost: '{3}{R}',
  types: ['enchantment'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'mustAttackYou', who: 'opponent' }] },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'end', whose: 'you' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
