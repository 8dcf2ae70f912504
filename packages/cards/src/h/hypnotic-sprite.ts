import { card } from '@ettin/schema';

export default card({
  name: 'Hypnotic Sprite',
  manaCost: '{U}{U}',
  types: ['creature'],
  subtypes: ['Faerie'],
  power: 2,
  toughness: 1,
  keywords: ['flying'],
  layout: 'adventure',
  other: {
    name: 'Mesmeric Glare',
    manaCost: '{2}{U}',
    types: ['instant'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'spell', what: { object: { zone: 'stack', manaValue: { is: '<=', than: 3 } } } }],
        effects: [{ do: 'counter', what: { target: 'spell' } }],
      },
    ],
  },
});
