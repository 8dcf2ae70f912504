import { card } from '@ettin/schema';

export default card({
  name: 'Inferno Titan',
  manaCost: '{4}{R}{R}',
  types: ['creature'],
  subtypes: ['Giant'],
  power: 6,
  toughness: 6,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{R}' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 0 }], duration: 'endOfTurn' },
      ],
    },
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ],
      targets: [{ id: 'targets', what: { any: true }, min: 1, max: 3, divide: 3 }],
      effects: [{ do: 'damageDivided', targets: 'targets' }],
    },
  ],
});
