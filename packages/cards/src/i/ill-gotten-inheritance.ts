import { card } from '@ettin/schema';

export default card({
  name: 'Ill-Gotten Inheritance',
  manaCost: '{3}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{5}{B}', sacrificeSelf: true },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [
        { do: 'damage', to: { target: 'opponent' }, amount: 4 },
        { do: 'gainLife', who: 'you', amount: 4 },
      ],
    },
  ],
});
