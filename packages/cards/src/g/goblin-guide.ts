import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Guide',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Scout'],
  power: 2,
  toughness: 2,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        { do: 'revealTop', whose: 'defendingPlayer', amount: 1, as: 'top' },
        {
          do: 'if',
          if: { object: { bound: 'top' }, is: { zone: 'library', types: ['land'] } },
          then: [{ do: 'move', what: { bound: 'top' }, to: 'hand' }],
        },
      ],
    },
  ],
});
