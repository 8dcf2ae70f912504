import { card } from '@ettin/schema';

export default card({
  name: 'Pale Recluse',
  manaCost: '{4}{G}{W}',
  types: ['creature'],
  subtypes: ['Spider'],
  power: 4,
  toughness: 5,
  keywords: [
    'reach',
    { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Forest'] } },
    { k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Plains'] } },
  ],
});
