import { card } from '@ettin/schema';

export default card({
  name: 'Fan Favorite',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  power: 2,
  toughness: 2,
  keywords: ['assist'],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{2}' },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'pt', power: 1, toughness: 1 }], duration: 'endOfTurn' },
      ],
      who: 'any',
    },
  ],
});
