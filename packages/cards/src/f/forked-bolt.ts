import { card } from '@ettin/schema';

export default card({
  name: 'Forked Bolt',
  manaCost: '{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true }, min: 1, max: 2, divide: 2 }],
      effects: [{ do: 'damageDivided', targets: 'any' }],
    },
  ],
});
