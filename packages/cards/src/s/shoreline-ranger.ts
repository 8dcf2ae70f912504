import { card } from '@ettin/schema';

export default card({
  name: 'Shoreline Ranger',
  manaCost: '{5}{U}',
  types: ['creature'],
  subtypes: ['Bird', 'Soldier'],
  power: 3,
  toughness: 4,
  keywords: ['flying', { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Island'] } }],
});
