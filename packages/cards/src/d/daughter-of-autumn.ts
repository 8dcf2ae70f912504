import { card } from '@ettin/schema';

export default card({
  name: 'Daughter of Autumn',
  manaCost: '{2}{G}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Avatar'],
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{W}' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], colors: ['W'] } } }],
      effects: [
        { do: 'redirectDamage', from: { target: 'creature' }, to: 'self', amount: 1, duration: 'endOfTurn' },
      ],
    },
  ],
});
