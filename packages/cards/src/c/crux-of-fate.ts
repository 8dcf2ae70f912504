import { card } from '@ettin/schema';

export default card({
  name: 'Crux of Fate',
  manaCost: '{3}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          { effects: [{ do: 'destroy', what: { each: { types: ['creature'], subtypes: ['Dragon'] } } }] },
          { effects: [{ do: 'destroy', what: { each: { types: ['creature'], notSubtypes: ['Dragon'] } } }] },
        ],
      },
    },
  ],
});
