import { card } from '@ettin/schema';

export default card({
  name: 'Briarhorn',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 3,
  toughness: 3,
  keywords: ['flash', { k: 'evoke', cost: { mana: '{1}{G}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 3, toughness: 3 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
