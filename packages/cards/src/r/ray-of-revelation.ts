import { card } from '@ettin/schema';

export default card({
  name: 'Ray of Revelation',
  manaCost: '{1}{W}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{G}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'enchantment', what: { object: { types: ['enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'enchantment' } }],
    },
  ],
});
