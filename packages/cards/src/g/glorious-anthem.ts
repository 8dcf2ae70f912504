import { card } from '@ettin/schema';

export default card({
  name: 'Glorious Anthem',
  manaCost: '{1}{W}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
