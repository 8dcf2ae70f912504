import { card } from '@ettin/schema';

export default card({
  name: 'Dire Fleet Captain',
  manaCost: '{B}{R}',
  types: ['creature'],
  subtypes: ['Orc', 'Pirate'],
  power: 2,
  toughness: 2,
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
              power: { count: { subtypes: ['Pirate'], other: true, attacking: true } },
              toughness: { count: { subtypes: ['Pirate'], other: true, attacking: true } },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
