import { card } from '@ettin/schema';

export default card({
  name: 'Generous Ent',
  manaCost: '{5}{G}',
  types: ['creature'],
  subtypes: ['Treefolk'],
  power: 5,
  toughness: 7,
  keywords: ['reach', { k: 'cycling', cost: { mana: '{1}' }, search: { subtypes: ['Forest'] } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'food' }],
    },
  ],
});
