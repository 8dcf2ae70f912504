import { card } from '@ettin/schema';

export default card({
  name: 'Knight of Grace',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['firstStrike', { k: 'hexproofFrom', from: { colors: ['B'] } }],
  abilities: [
    { kind: 'static', if: { exists: { colors: ['B'] } }, mods: [{ mod: 'pt', power: 1, toughness: 0 }] },
  ],
});
