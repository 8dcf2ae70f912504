import { card } from '@ettin/schema';

export default card({
  name: 'Torgaar, Famine Incarnate',
  manaCost: '{6}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Avatar'],
  power: 7,
  toughness: 6,
  abilities: [
    {
      kind: 'static',
      from: ['stack'],
      rules: [
        {
          rule: 'costChange',
          who: 'you',
          what: { self: true },
          generic: { times: [-2, { result: 'sacrificed' }] },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'player', what: { player: 'any' }, min: 0, max: 1 }],
      effects: [
        {
          do: 'setLife',
          who: { target: 'player' },
          to: { divide: { startingLife: true }, by: 2, round: 'down' },
        },
      ],
    },
  ],
  additionalCost: { sacrifice: { what: { types: ['creature'] }, count: 'anyNumber', as: 'sacrificed' } },
});
