import { card } from '@ettin/schema';

export default card({
  name: 'Spidersilk Net',
  manaCost: '{0}',
  types: ['artifact'],
  subtypes: ['Equipment'],
  keywords: [{ k: 'equip', cost: { mana: '{2}' } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 0, toughness: 2 },
        { mod: 'gain', keywords: ['reach'] },
      ],
    },
  ],
});
