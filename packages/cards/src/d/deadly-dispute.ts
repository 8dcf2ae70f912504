import { card } from '@ettin/schema';

export default card({
  name: 'Deadly Dispute',
  manaCost: '{1}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'createToken', who: 'you', token: 'treasure' },
      ],
    },
  ],
  additionalCost: { sacrifice: { what: { types: ['artifact', 'creature'] } } },
});
