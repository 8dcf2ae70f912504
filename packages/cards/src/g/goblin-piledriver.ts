import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Piledriver',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 1,
  toughness: 2,
  keywords: [{ k: 'protection', from: { colors: ['U'] } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            {
              mod: 'pt',
              power: { times: [2, { count: { subtypes: ['Goblin'], other: true, attacking: true } }] },
              toughness: 0,
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
