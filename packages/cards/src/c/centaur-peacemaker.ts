import { card } from '@ettin/schema';

export default card({
  name: 'Centaur Peacemaker',
  manaCost: '{1}{G}{W}',
  types: ['creature'],
  subtypes: ['Centaur', 'Cleric'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'gainLife', who: 'eachPlayer', amount: 4 }],
    },
  ],
});
