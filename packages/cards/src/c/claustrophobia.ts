import { card } from '@ettin/schema';

export default card({
  name: 'Claustrophobia',
  manaCost: '{1}{U}{U}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, effects: [{ do: 'tap', what: 'attached' }] },
    { kind: 'static', affects: 'attached', mods: [{ mod: 'doesntUntap' }] },
  ],
});
