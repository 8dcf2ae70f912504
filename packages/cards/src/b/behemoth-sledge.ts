import { card } from '@ettin/schema';

export default card({
  name: 'Behemoth Sledge',
  manaCost: '{1}{G}{W}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{3}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 2, toughness: 2 },
        { mod: 'gain', keywords: ['trample', 'lifelink'] },
      ],
    },
  ],
});
