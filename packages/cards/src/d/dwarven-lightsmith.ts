import { card } from '@ettin/schema';

export default card({
  name: 'Dwarven Lightsmith',
  manaCost: '{5}{W}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Cleric'],
  power: 3,
  toughness: 4,
  keywords: ['assist'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'team' } },
          mods: [{ mod: 'pt', power: 1, toughness: 1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
