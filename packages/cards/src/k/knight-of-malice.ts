import { card } from '@ettin/schema';

export default card({
  name: 'Knight of Malice',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['firstStrike', { k: 'hexproofFrom', from: { colors: ['W'] } }],
  abilities: [
    { kind: 'static', if: { exists: { colors: ['W'] } }, mods: [{ mod: 'pt', power: 1, toughness: 0 }] },
  ],
});
