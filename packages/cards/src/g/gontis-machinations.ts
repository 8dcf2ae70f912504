import { card } from '@ettin/schema';

export default card({
  name: "Gonti's Machinations",
  manaCost: '{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'loseLife', who: 'you', nth: 1 },
      effects: [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 1 }],
    },
    {
      kind: 'activated',
      cost: { sacrificeSelf: true, energy: 2 },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 3, as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
  ],
});
