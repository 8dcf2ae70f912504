import { card } from '@ettin/schema';

export default card({
  name: 'Cartel Aristocrat',
  manaCost: '{W}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Advisor'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'], other: true } } },
      effects: [
        { do: 'chooseColor' },
        {
          do: 'apply',
          what: 'self',
          mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: 'chosenColor' }] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
