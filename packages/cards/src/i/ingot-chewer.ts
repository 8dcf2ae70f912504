import { card } from '@ettin/schema';

export default card({
  name: 'Ingot Chewer',
  manaCost: '{4}{R}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'evoke', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
      effects: [{ do: 'destroy', what: { target: 'artifact' } }],
    },
  ],
});
