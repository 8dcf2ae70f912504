import { card } from '@ettin/schema';

export default card({
  name: 'Noble Templar',
  manaCost: '{5}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric', 'Soldier'],
  power: 3,
  toughness: 6,
  keywords: ['vigilance', { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Plains'] } }],
});
