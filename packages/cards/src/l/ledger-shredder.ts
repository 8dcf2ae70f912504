import { card } from '@ettin/schema';

export default card({
  name: 'Ledger Shredder',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Bird', 'Advisor'],
  power: 1,
  toughness: 3,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'eachPlayer', nth: 2 },
      effects: [{ do: 'connive', what: 'self' }],
    },
  ],
});
