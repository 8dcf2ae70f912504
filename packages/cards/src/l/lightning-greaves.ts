import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Greaves',
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{0}' } }],
  abilities: [
    { kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['haste', 'shroud'] }] },
  ],
});
