import { card } from '@ettin/schema';

export default card({
  name: 'Spellstutter Sprite',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Faerie', 'Wizard'],
  power: 1,
  toughness: 1,
  keywords: ['flash', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        {
          id: 'spell',
          what: {
            object: {
              zone: 'stack',
              manaValue: { is: '<=', than: { count: { subtypes: ['Faerie'], controller: 'you' } } },
            },
          },
        },
      ],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
