import { card } from '@ettin/schema';

export default card({
  name: 'Two-Headed Giant of Foriys',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Giant'],
  power: 4,
  toughness: 4,
  keywords: ['trample'],
  abilities: [{ kind: 'static', mods: [{ mod: 'blockAdditional', n: 1 }] }],
});
