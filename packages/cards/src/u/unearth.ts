import { card } from '@ettin/schema';

export default card({
  name: 'Unearth',
  manaCost: '{B}',
  types: ['sorcery'],
  keywords: [{ k: 'cycling', cost: { mana: '{2}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [
        {
          id: 'card',
          what: {
            object: {
              zone: 'graveyard',
              types: ['creature'],
              owner: 'you',
              manaValue: { is: '<=', than: 3 },
            },
          },
        },
      ],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }],
    },
  ],
});
