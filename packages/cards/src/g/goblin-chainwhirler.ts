import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Chainwhirler',
  manaCost: '{R}{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: ['firstStrike'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'damage',
          to: ['opponents', { each: { types: ['creature', 'planeswalker'], controller: 'opponent' } }],
          amount: 1,
        },
      ],
    },
  ],
});
