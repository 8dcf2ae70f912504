import { card } from '@ettin/schema';

export default card({
  name: 'Shivan Dragon',
  manaCost: '{4}{R}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{R}' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 0 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
