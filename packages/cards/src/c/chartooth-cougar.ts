import { card } from '@ettin/schema';

export default card({
  name: 'Chartooth Cougar',
  manaCost: '{5}{R}',
  types: ['creature'],
  subtypes: ['Cat', 'Beast'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'cycling', cost: { mana: '{2}' }, search: { subtypes: ['Mountain'] } }],
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
