import { card } from '@ettin/schema';

export default card({
  name: 'Reckless Bushwhacker',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior', 'Ally'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'surge', cost: { mana: '{1}{R}' } }, 'haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { cast: 'surged' },
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you', other: true } },
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
