import { card } from '@ettin/schema';

export default card({
  name: 'Nullmage Shepherd',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Shaman'],
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { tap: { what: { types: ['creature'] }, count: 4 } },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
