import { card } from '@ettin/schema';

export default card({
  name: "Sensei's Divining Top",
  manaCost: '{1}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{1}' },
      effects: [
        {
          do: 'dig',
          who: 'you',
          amount: 3,
          take: { max: 0, to: 'hand' },
          rest: { to: 'library', position: 'top' },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'move', what: 'self', to: 'library', position: 'top' },
      ],
    },
  ],
});
