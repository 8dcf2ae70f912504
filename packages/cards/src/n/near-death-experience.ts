import { card } from '@ettin/schema';

export default card({
  name: 'Near-Death Experience',
  manaCost: '{2}{W}{W}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      if: { compare: [{ lifeOf: 'you' }, '=', 1] },
      effects: [{ do: 'winGame', who: 'you' }],
    },
  ],
});
