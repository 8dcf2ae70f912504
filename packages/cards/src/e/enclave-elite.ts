import { card } from '@ettin/schema';

export default card({
  name: 'Enclave Elite',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Merfolk', 'Soldier'],
  power: 2,
  toughness: 2,
  keywords: [
    { k: 'multikicker', cost: { mana: '{1}{U}' } },
    { k: 'landwalk', land: { subtypes: ['Island'] } },
  ],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: '+1/+1', count: { timesKicked: true } }],
    },
  ],
});
