import { card } from '@ettin/schema';

export default card({
  name: 'Stratus Dancer',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Djinn', 'Monk'],
  power: 2,
  toughness: 1,
  keywords: ['flying', { k: 'morph', cost: { mana: '{1}{U}' }, mega: true }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'turnedFaceUp', what: 'self' },
      targets: [{ id: 'spell', what: { object: { zone: 'stack', types: ['instant', 'sorcery'] } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
