import { card } from '@ettin/schema';

export default card({
  name: 'Honor of the Pure',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], colors: ['W'], controller: 'you' } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
