import { card } from '@ettin/schema';

export default card({
  name: 'Shriekmaw',
  manaCost: '{4}{B}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 3,
  toughness: 2,
  keywords: ['fear', { k: 'evoke', cost: { mana: '{1}{B}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        {
          id: 'creature',
          what: { object: { types: ['creature'], notTypes: ['artifact'], notColors: ['B'] } },
        },
      ],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
