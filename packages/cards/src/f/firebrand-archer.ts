import { card } from '@ettin/schema';

export default card({
  name: 'Firebrand Archer',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Archer'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { notTypes: ['creature'] } },
      effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
    },
  ],
});
