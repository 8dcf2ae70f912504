import { card } from '@ettin/schema';

export default card({
  name: 'Test of Endurance',
  manaCost: '{2}{W}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      if: { compare: [{ lifeOf: 'you' }, '>=', 50] },
      effects: [{ do: 'winGame', who: 'you' }],
    },
  ],
});
