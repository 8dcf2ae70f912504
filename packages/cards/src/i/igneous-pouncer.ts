import { card } from '@ettin/schema';

export default card({
  name: 'Igneous Pouncer',
  manaCost: '{4}{B}{R}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 5,
  toughness: 1,
  keywords: [
    'haste',
    { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Swamp'] } },
    { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Mountain'] } },
  ],
});
