import { card } from '@ettin/schema';

export default card({
  name: 'Erayo, Soratami Ascendant',
  manaCost: '{1}{U}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Moonfolk', 'Monk'],
  power: 1,
  toughness: 1,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'eachPlayer', nthOfAll: 4 },
      effects: [{ do: 'flip', what: 'self' }],
    },
  ],
  layout: 'flip',
  other: {
    name: "Erayo's Essence",
    colors: ['U'],
    supertypes: ['legendary'],
    types: ['enchantment'],
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'cast', who: 'opponent', nth: 1 },
        effects: [{ do: 'counter', what: 'it' }],
      },
    ],
  },
});
