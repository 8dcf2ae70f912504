import { card } from '@ettin/schema';

export default card({
  name: 'Basilisk Collar',
  manaCost: '{1}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{2}' } }],
  abilities: [
    { kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['deathtouch', 'lifelink'] }] },
  ],
});
