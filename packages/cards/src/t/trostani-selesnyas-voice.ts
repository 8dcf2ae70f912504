import { card } from '@ettin/schema';

export default card({
  name: "Trostani, Selesnya's Voice",
  manaCost: '{G}{G}{W}{W}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Dryad'],
  power: 2,
  toughness: 5,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'gainLife', who: 'you', amount: { toughnessOf: 'it' } }],
    },
    { kind: 'activated', cost: { mana: '{1}{G}{W}', tapSelf: true }, effects: [{ do: 'populate' }] },
  ],
});
