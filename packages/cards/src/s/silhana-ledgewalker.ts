import { card } from '@ettin/schema';

export default card({
  name: 'Silhana Ledgewalker',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Rogue'],
  power: 1,
  toughness: 1,
  keywords: ['hexproof'],
  abilities: [{ kind: 'static', mods: [{ mod: 'cantBeBlocked', exceptBy: { keyword: 'flying' } }] }],
});
