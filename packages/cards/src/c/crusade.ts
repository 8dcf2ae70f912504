import { card } from '@ettin/schema';

export default card({
  name: 'Crusade',
  manaCost: '{W}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], colors: ['W'] } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
