import { card } from '@ettin/schema';

export default card({
  name: 'Swiftfoot Boots',
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{1}' } }],
  abilities: [
    { kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['hexproof', 'haste'] }] },
  ],
});
