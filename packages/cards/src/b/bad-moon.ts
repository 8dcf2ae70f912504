import { card } from '@ettin/schema';

export default card({
  name: 'Bad Moon',
  manaCost: '{1}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], colors: ['B'] } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
