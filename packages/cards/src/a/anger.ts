import { card } from '@ettin/schema';

export default card({
  name: 'Anger',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Incarnation'],
  power: 2,
  toughness: 2,
  keywords: ['haste'],
  abilities: [
    {
      kind: 'static',
      if: { exists: { subtypes: ['Mountain'], controller: 'you' } },
      from: ['graveyard'],
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'gain', keywords: ['haste'] }],
    },
  ],
});
