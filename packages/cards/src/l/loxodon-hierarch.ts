import { card } from '@ettin/schema';

export default card({
  name: 'Loxodon Hierarch',
  manaCost: '{2}{G}{W}',
  types: ['creature'],
  subtypes: ['Elephant', 'Cleric'],
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'you', amount: 4 }],
    },
    {
      kind: 'activated',
      cost: { mana: '{G}{W}', sacrificeSelf: true },
      effects: [{ do: 'regenerate', what: { each: { types: ['creature'], controller: 'you' } } }],
    },
  ],
});
