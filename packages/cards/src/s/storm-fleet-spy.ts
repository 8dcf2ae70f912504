import { card } from '@ettin/schema';

export default card({
  name: 'Storm Fleet Spy',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { compare: [{ tally: 'attackersDeclared', of: 'you' }, '>=', 1] },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
