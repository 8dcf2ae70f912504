import { card } from '@ettin/schema';

export default card({
  name: 'Electrolyze',
  manaCost: '{1}{U}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true }, min: 1, max: 2, divide: 2 }],
      effects: [
        { do: 'damageDivided', targets: 'any' },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
