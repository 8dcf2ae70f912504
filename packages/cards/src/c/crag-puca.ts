import { card } from '@ettin/schema';

export default card({
  name: 'Crag Puca',
  manaCost: '{U/R}{U/R}{U/R}',
  types: ['creature'],
  subtypes: ['Shapeshifter'],
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{U/R}' },
      effects: [{ do: 'apply', what: 'self', mods: [{ mod: 'switchPT' }], duration: 'endOfTurn' }],
    },
  ],
});
