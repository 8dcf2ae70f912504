import { card } from '@ettin/schema';

export default card({
  name: 'Anthem of Champions',
  manaCost: '{G}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], controller: 'you' } },
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
    },
  ],
});
