import { card } from '@ettin/schema';

export default card({
  name: 'Wonder',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Incarnation'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'static',
      if: { exists: { subtypes: ['Island'], controller: 'you' } },
      from: ['graveyard'],
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'gain', keywords: ['flying'] }],
    },
  ],
});
