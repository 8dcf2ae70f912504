import { card } from '@ettin/schema';

export default card({
  name: "Trailblazer's Boots",
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{2}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'gain', keywords: [{ k: 'landwalk', land: { notSupertypes: ['basic'] } }] }],
    },
  ],
});
