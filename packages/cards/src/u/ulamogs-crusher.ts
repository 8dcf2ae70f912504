import { card } from '@ettin/schema';

export default card({
  name: "Ulamog's Crusher",
  manaCost: '{8}',
  types: ['creature'],
  subtypes: ['Eldrazi'],
  power: 8,
  toughness: 8,
  keywords: [{ k: 'annihilator', n: 2 }],
  abilities: [{ kind: 'static', mods: [{ mod: 'mustAttack' }] }],
});
