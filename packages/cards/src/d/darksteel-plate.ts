import { card } from '@ettin/schema';

export default card({
  name: 'Darksteel Plate',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: ['indestructible', { k: 'equip', cost: { mana: '{2}' } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['indestructible'] }] }],
});
