import { card } from '@ettin/schema';

export default card({
  name: 'Nekrataal',
  manaCost: '{2}{B}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Assassin'],
  power: 2,
  toughness: 1,
  keywords: ['firstStrike'],
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
      effects: [{ do: 'destroy', what: { target: 'creature' }, noRegeneration: true }],
    },
  ],
});
