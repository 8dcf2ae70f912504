import { card } from '@ettin/schema';

export default card({
  name: 'Intangible Virtue',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      affects: { each: { types: ['creature'], token: true, controller: 'you' } },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['vigilance'] },
      ],
    },
  ],
});
