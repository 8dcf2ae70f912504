import { card } from '@ettin/schema';

export default card({
  name: 'Pathrazer of Ulamog',
  manaCost: '{11}',
  types: ['creature'],
  subtypes: ['Eldrazi'],
  power: 9,
  toughness: 9,
  keywords: [{ k: 'annihilator', n: 3 }],
  abilities: [{ kind: 'static', mods: [{ mod: 'minBlockers', n: 3 }] }],
});
