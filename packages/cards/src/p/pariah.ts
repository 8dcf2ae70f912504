import { card } from '@ettin/schema';

export default card({
  name: 'Pariah',
  manaCost: '{2}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'damage', toPlayer: 'you' },
      with: [{ redirectTo: 'attached' }],
    },
  ],
});
