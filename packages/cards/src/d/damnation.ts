import { card } from '@ettin/schema';

export default card({
  name: 'Damnation',
  manaCost: '{2}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'destroy', what: { each: { types: ['creature'] } }, noRegeneration: true }],
    },
  ],
});
