import { card } from '@ettin/schema';

export default card({
  name: "Serra's Embrace",
  manaCost: '{2}{W}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 2, toughness: 2 },
        { mod: 'gain', keywords: ['flying', 'vigilance'] },
      ],
    },
  ],
});
