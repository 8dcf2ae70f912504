import { card } from '@ettin/schema';

export default card({
  name: 'Ancient Grudge',
  manaCost: '{1}{R}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{G}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
      effects: [{ do: 'destroy', what: { target: 'artifact' } }],
    },
  ],
});
