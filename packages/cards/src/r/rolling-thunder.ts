import { card } from '@ettin/schema';

export default card({
  name: 'Rolling Thunder',
  manaCost: '{X}{R}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true }, min: 0, max: 'X', divide: 'X' }],
      effects: [{ do: 'damageDivided', targets: 'any' }],
    },
  ],
});
