import { card } from '@ettin/schema';

export default card({
  name: 'Loxodon Warhammer',
  manaCost: '{3}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{3}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 3, toughness: 0 },
        { mod: 'gain', keywords: ['trample', 'lifelink'] },
      ],
    },
  ],
});
