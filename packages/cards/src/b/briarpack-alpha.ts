import { card } from '@ettin/schema';

export default card({
  name: 'Briarpack Alpha',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Wolf'],
  power: 3,
  toughness: 3,
  keywords: ['flash'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 2, toughness: 2 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
