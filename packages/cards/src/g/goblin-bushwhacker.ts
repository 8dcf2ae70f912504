import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Bushwhacker',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'kicker', costs: [{ mana: '{R}' }] }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'kicked' },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            { mod: 'pt', power: 1, toughness: 0 },
            { mod: 'gain', keywords: ['haste'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
