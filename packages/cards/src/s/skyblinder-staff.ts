import { card } from '@ettin/schema';

export default card({
  name: 'Skyblinder Staff',
  manaCost: '{1}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{3}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 1, toughness: 0 },
        { mod: 'cantBeBlocked', by: { keyword: 'flying' } },
      ],
    },
  ],
});
