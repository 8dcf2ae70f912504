import { card } from '@ettin/schema';

export default card({
  name: 'Spirit Link',
  manaCost: '{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'damage', source: { among: 'attached' } },
      effects: [{ do: 'gainLife', who: 'you', amount: 'thatMuch' }],
    },
  ],
});
