import { card } from '@ettin/schema';

export default card({
  name: 'Niv-Mizzet, the Firemind',
  manaCost: '{2}{U}{U}{R}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Dragon', 'Wizard'],
  power: 4,
  toughness: 4,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'draw', who: 'you' },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
    { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
  ],
});
