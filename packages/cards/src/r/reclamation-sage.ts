import { card } from '@ettin/schema';

export default card({
  name: 'Reclamation Sage',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Shaman'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment'] } } }],
      effects: [{ do: 'may', effects: [{ do: 'destroy', what: { target: 'permanent' } }] }],
    },
  ],
});
