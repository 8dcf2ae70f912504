import { card } from '@ettin/schema';

export default card({
  name: 'Bloodthrone Vampire',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'] } } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 2, toughness: 2 }], duration: 'endOfTurn' },
      ],
    },
  ],
});
