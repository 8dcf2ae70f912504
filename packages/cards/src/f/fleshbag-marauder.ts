import { card } from '@ettin/schema';

export default card({
  name: 'Fleshbag Marauder',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Warrior'],
  power: 3,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'sacrifice', who: 'eachPlayer', what: { types: ['creature'] }, count: 1 }],
    },
  ],
});
