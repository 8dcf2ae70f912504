import { card } from '@ettin/schema';

export default card({
  name: 'Fervor',
  manaCost: '{2}{R}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'gain', keywords: ['haste'] }],
    },
  ],
});
