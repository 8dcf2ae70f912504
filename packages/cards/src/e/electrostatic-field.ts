import { card } from '@ettin/schema';

export default card({
  name: 'Electrostatic Field',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 0,
  toughness: 4,
  keywords: ['defender'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
    },
  ],
});
