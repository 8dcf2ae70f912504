import { card } from '@ettin/schema';

export default card({
  name: 'Thalakos Drifters',
  manaCost: '{2}{U}{U}',
  types: ['creature'],
  subtypes: ['Thalakos'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { discard: { count: 1 } },
      effects: [
        { do: 'apply', what: 'self', mods: [{ mod: 'gain', keywords: ['shadow'] }], duration: 'endOfTurn' },
      ],
    },
  ],
});
