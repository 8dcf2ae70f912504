import { card } from '@ettin/schema';

export default card({
  name: 'Acidic Slime',
  manaCost: '{3}{G}{G}',
  types: ['creature'],
  subtypes: ['Ooze'],
  power: 2,
  toughness: 2,
  keywords: ['deathtouch'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment', 'land'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
