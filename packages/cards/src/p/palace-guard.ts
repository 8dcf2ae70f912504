import { card } from '@ettin/schema';

export default card({
  name: 'Palace Guard',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 4,
  abilities: [{ kind: 'static', mods: [{ mod: 'blockAdditional', n: 'any' }] }],
});
