import { card } from '@ettin/schema';

export default card({
  name: 'Campaign of Vengeance',
  manaCost: '{3}{W}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], controller: 'you' } },
      effects: [
        { do: 'loseLife', who: 'defendingPlayer', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
