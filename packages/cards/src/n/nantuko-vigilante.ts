import { card } from '@ettin/schema';

export default card({
  name: 'Nantuko Vigilante',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Insect', 'Druid', 'Mutant'],
  power: 3,
  toughness: 2,
  keywords: [{ k: 'morph', cost: { mana: '{1}{G}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'turnedFaceUp', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
