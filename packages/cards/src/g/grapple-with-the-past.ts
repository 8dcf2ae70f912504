import { card } from '@ettin/schema';

export default card({
  name: 'Grapple with the Past',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'mill', who: 'you', amount: 3 },
        {
          do: 'may',
          effects: [
            {
              do: 'choose',
              from: { zone: 'graveyard', owner: 'you', types: ['creature', 'land'] },
              as: 'card',
            },
            { do: 'move', what: { bound: 'card' }, to: 'hand' },
          ],
        },
      ],
    },
  ],
});
