import { card } from '@ettin/schema';

export default card({
  name: 'Sun Titan',
  manaCost: '{4}{W}{W}',
  types: ['creature'],
  subtypes: ['Giant'],
  power: 6,
  toughness: 6,
  keywords: ['vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ],
      targets: [
        {
          id: 'card',
          what: {
            object: {
              zone: 'graveyard',
              types: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
              owner: 'you',
              manaValue: { is: '<=', than: 3 },
            },
          },
        },
      ],
      effects: [{ do: 'may', effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }] }],
    },
  ],
});
