import { card } from '@ettin/schema';

export default card({
  name: 'Mask of Avacyn',
  manaCost: '{2}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{3}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 1, toughness: 2 },
        { mod: 'gain', keywords: ['hexproof'] },
      ],
    },
  ],
});
