import { card } from '@ettin/schema';

export default card({
  name: 'Faith of the Devoted',
  manaCost: '{2}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'discard', who: 'you' },
      effects: [
        {
          do: 'may',
          cost: { mana: '{1}' },
          effects: [
            { do: 'loseLife', who: 'opponents', amount: 2 },
            { do: 'gainLife', who: 'you', amount: 2 },
          ],
        },
      ],
    },
  ],
});
